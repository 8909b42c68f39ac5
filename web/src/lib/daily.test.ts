import { expect, test } from 'vitest';
import { dayName, shifted } from './daily';

test('days are counted in UTC, over the ends of months and years', () => {
  expect(shifted('2026-12-31', 1)).toBe('2027-01-01');
  expect(shifted('2028-03-01', -1)).toBe('2028-02-29');
});

test('a day is called the same wherever the visitor is', () => {
  expect(dayName('2026-11-18')).toContain('18');
});
