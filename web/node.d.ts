// What the build and a test use of Node: a few functions, for which its whole types need not be installed.

declare module 'node:crypto' {
  export function createHash(algorithm: string): {
    update(text: string): { digest(encoding: 'hex'): string };
  };
}
declare module 'node:fs' {
  export function readFileSync(path: string, encoding: 'utf8'): string;
  export function writeFileSync(path: string, text: string): void;
  export function readdirSync(path: string, options: { recursive: true; encoding: 'utf8' }): string[];
}
declare module 'node:path' {
  export function join(...parts: string[]): string;
}
declare module 'node:url' {
  export function fileURLToPath(url: URL): string;
}
