import { render, screen } from '@testing-library/react';
import { QrCode } from './qr-code';
import { qrPath } from './qr-path';

it('comes after the page, and is the code of its text', async () => {
  const { container } = render(<QrCode text="https://aurora.example/m/register" label="Code of the link" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  const code = await screen.findByRole('img', { name: 'Code of the link' });
  const { size, data } = qrPath('https://aurora.example/m/register');
  expect(code).toHaveAttribute('viewBox', `0 0 ${size} ${size}`);
  expect(container.querySelector('path')).toHaveAttribute('d', data);
});

it('draws nothing for what no code can hold', async () => {
  const { container, rerender } = render(<QrCode text="short" label="Code" />);
  await screen.findByRole('img');
  rerender(<QrCode text={'a'.repeat(3000)} label="Code" />);
  expect(container).toBeEmptyDOMElement();
});

it('has three finder patterns inside four white squares', () => {
  const { size, data } = qrPath('https://get.example/a.apk');
  expect(size).toBe(25 + 8);
  const isBlack = (x: number, y: number) => data.includes(`M${x} ${y}h1v1h-1z`);
  const corners = [
    [4, 4],
    [22, 4],
    [4, 22],
    [22, 22],
  ] as const;
  const finders = corners.map(
    ([left, top]) =>
      [0, 1, 2, 3, 4, 5, 6].every((step) => isBlack(left + step, top)) &&
      !isBlack(left + 1, top + 1) &&
      isBlack(left + 3, top + 3),
  );
  expect(finders).toEqual([true, true, true, false]);
});
