import type { Browser, Page } from '@playwright/test';

/** Width of one screen on a sheet, px, and the space around it. */
const SHOWN_WIDTH = 292;
const GAP = 12;
const QUALITY = 0.82;

/** What of a page is still on its way: pictures that are in view. */
export function settled(page: Page): Promise<unknown> {
  return page.waitForFunction(() => {
    const pictures = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    });
    return (
      // One that has no address yet is on its way too.
      pictures.every((image) => image.complete && image.currentSrc !== '') &&
      document.getAnimations().every(({ effect }) => {
        const { activeDuration, iterations } = effect?.getComputedTiming() ?? {};
        return (
          iterations === Infinity || Number(activeDuration) > 2000 || effect?.getComputedTiming().progress === null
        );
      })
    );
  });
}

/** What is in view, once it has come. */
export async function shot(page: Page): Promise<string> {
  await settled(page);
  return (await page.screenshot()).toString('base64');
}

/** Draws pictures side by side, as one WebP. */
export async function sheet(browser: Browser, pictures: readonly string[]): Promise<Buffer> {
  const page = await browser.newPage();
  const drawn = await page.evaluate(
    async ({ sources, width, gap, quality }) => {
      const images = await Promise.all(
        sources.map(async (source) => {
          const image = new Image();
          image.src = `data:image/png;base64,${source}`;
          await image.decode();
          return image;
        }),
      );
      const canvas = document.createElement('canvas');
      const height = Math.round((width * (images[0]?.height ?? 0)) / (images[0]?.width ?? 1));
      canvas.width = images.length * (width + gap) - gap;
      canvas.height = height;
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('No canvas');
      context.imageSmoothingQuality = 'high';
      images.forEach((image, index) => context.drawImage(image, index * (width + gap), 0, width, height));
      return canvas.toDataURL('image/webp', quality);
    },
    { sources: pictures, width: SHOWN_WIDTH, gap: GAP, quality: QUALITY },
  );
  await page.close();
  return Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64');
}
