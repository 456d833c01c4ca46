import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { depositMethods } from 'shared-contracts/api/endpoints/money';
import { fakePictures, pictureFile } from 'shared-kit/testing/fake-pictures';
import { amount, BANK, drawDeposit, orders, send } from '../../testing/draw-deposit';

const METHOD = { ...BANK, fields: [{ name: 'proof', label: 'Receipt', kind: 'image' as const, required: false }] };

afterEach(() => jest.restoreAllMocks());

async function open() {
  const { context, show } = drawDeposit();
  context.http.answer(depositMethods, { list: [METHOD] });
  await show();
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('the method has no file field');
  const choose = (file: File) => userEvent.upload(input, file, { applyAccept: false });
  return { context, choose };
}
const sentFields = (context: Awaited<ReturnType<typeof open>>['context']) =>
  orders(context).map(({ request }) => (request as { fields: unknown }).fields);

test('a receipt is redrawn and sent with the order', async () => {
  const log = fakePictures({ size: { width: 4000, height: 3000 }, bytesAt: () => 3 });
  const { context, choose } = await open();
  await choose(pictureFile('jpeg', 'receipt', ''));
  expect(await screen.findByRole('img', { name: /Receipt/ })).toHaveAttribute('src', 'data:image/jpeg;base64,AAAA');
  expect(log.drawn).toEqual([[0, 0, 4000, 3000, 0, 0, 1280, 960]]);
  await userEvent.type(amount(), '500');
  await send();
  await waitFor(() => expect(sentFields(context)).toEqual([{ proof: 'data:image/jpeg;base64,AAAA' }]));
});

test('a refused file is told by its name, keeps the receipt before it, and a good one takes the words away', async () => {
  fakePictures({ size: { width: 40, height: 30 }, bytesAt: () => 3 });
  const { choose } = await open();
  await choose(pictureFile('png'));
  const preview = await screen.findByRole('img', { name: /Receipt/ });
  await choose(new File(['%PDF-1.7'], 'receipt.png', { type: 'image/png' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('\u2068receipt.png\u2069: This file could not be read');
  expect(preview).toBeInTheDocument();
  await choose(pictureFile('jpeg'));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Remove the picture' }));
  expect(preview).not.toBeInTheDocument();
});
