import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { markdown } from './markdown';
import { offline } from './offline';

// Built into the package, where the server finds it.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), markdown(), offline()],
  build: {
    outDir: '../src/hippodrome/table/browser',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8000', changeOrigin: false } },
    fs: { allow: ['..'] },
  },
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  test: { environment: 'jsdom', testTimeout: 60_000 },
}));
