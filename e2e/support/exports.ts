import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expect } from './fixtures';

/** The lines of a saved file, without its mark. */
export async function linesOf(download: Download): Promise<string[]> {
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  return text.slice(1).trimEnd().split('\r\n');
}

/** Presses the export of the report on the page. */
export async function exportFile(page: Page): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ]);
  return download;
}
