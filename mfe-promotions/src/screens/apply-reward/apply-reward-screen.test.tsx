import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announcements } from 'shared-contracts/api/endpoints/announcements';
import { applyForReward } from 'shared-contracts/api/endpoints/promotions';
import type { SessionState } from 'shared-contracts/session/session-state';
import { fakeContext, SOME_MEMBER, type FakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import { fakePictures, pictureFile, type FakeDevice } from 'shared-kit/testing/fake-pictures';
import texts from '../../locales/EN.json';
import { somePromotion } from '../../testing/some-promotion';
import { ApplyRewardScreen } from './apply-reward-screen';

const TRIAL = { ...SOME_MEMBER, status: 'trial', type: 4 } as SessionState;
const PROMOTIONS = [
  somePromotion({ id: 7, title: 'Card league', imageRequired: 'Y', remarkRequired: 'Y' }),
  somePromotion({ id: 8, title: 'Match insurance', remarkRequired: 'Y' }),
  somePromotion({ id: 9, title: 'App bonus', imageRequired: 'Y' }),
  somePromotion({ id: 10, title: 'Reel race' }),
];

function draw(query: string, session: SessionState = SOME_MEMBER): FakeContext<'mfe-promotions'> {
  const context = fakeContext({ name: 'mfe-promotions', session });
  context.http.answer(announcements, { promotion: PROMOTIONS });
  context.http.answer(applyForReward, null);
  renderInSite(<ApplyRewardScreen />, { context, texts, at: `/m/applyReward${query}` });
  return context;
}

/** Files as a picker gives them; the picker's own filter is not what is tested. */
const user = () => userEvent.setup({ applyAccept: false });
const file = (name = 'proof.png', size?: number): File => {
  const made = pictureFile('png', name);
  if (size !== undefined) Object.defineProperty(made, 'size', { value: size });
  return made;
};
const submit = () => screen.findByRole('button', { name: 'Submit application' });
const remarks = () => screen.getByRole('textbox', { name: 'Remarks' });
const picker = () => screen.getByLabelText('Add a picture');

beforeEach(() => void fakePictures({ size: { width: 40, height: 30 } }));
afterEach(() => jest.restoreAllMocks());

const LEAVES = { to: '/m/activity', replace: true };

test('an unknown id leads to the promotions', async () => {
  const context = draw('?id=99');
  await waitFor(() => expect(context.log.visited).toEqual([LEAVES]));
});

test('a trial account may fill it in, and is offered a real one when it sends', async () => {
  const context = draw('?id=8', TRIAL);
  await submit();
  await user().type(remarks(), 'ticket 7');
  await user().click(await submit());
  expect(context.log.intents).toEqual([{ name: 'showRealAccountGate', request: { answer: 'offer-register' } }]);
  expect(context.http.callsOf(applyForReward)).toEqual([]);
  expect(remarks()).toHaveValue('ticket 7');
});

test.each([
  ['7', true, true],
  ['8', true, false],
  ['9', false, true],
  ['10', false, false],
])('the form of %s has remarks: %p, pictures: %p', async (id, hasRemarks, hasPictures) => {
  draw(`?id=${id}`);
  await submit();
  expect(screen.queryByRole('textbox', { name: 'Remarks' }) !== null).toBe(hasRemarks);
  expect(screen.queryByLabelText('Add a picture') !== null).toBe(hasPictures);
  const isFree = !hasRemarks && !hasPictures;
  expect((await submit()).hasAttribute('disabled')).toBe(!isFree);
});

test('sends what was filled in once, says so and goes to the promotions', async () => {
  const context = draw('?id=7');
  await submit();
  const person = user();
  await person.type(remarks(), '  table 12 ');
  expect(await submit()).toBeDisabled();
  await person.upload(picker(), file());
  expect(await screen.findByRole('img', { name: 'Picture 1' })).toHaveAttribute(
    'src',
    expect.stringMatching(/^data:image\/jpeg/),
  );
  await person.dblClick(await submit());
  await waitFor(() => expect(context.log.visited).toEqual([LEAVES]));
  const [call, ...more] = context.http.callsOf(applyForReward);
  expect(more).toEqual([]);
  expect(call?.request).toMatchObject({ promotionId: '7', remarks: 'table 12' });
  const sent = call?.request as { readonly pictures: readonly File[] } | undefined;
  expect(sent?.pictures.map(({ name, type, size }) => [name, type, size])).toEqual([['picture.jpg', 'image/jpeg', 10]]);
  expect(context.log.toasts).toEqual([
    { kind: 'wait', text: 'Please wait' },
    { kind: 'success', text: 'Application sent' },
  ]);
});

const GIF = new File(['GIF89a'], 'a.png', { type: 'image/png' });
const TYPES = 'Only JPEG, JPG and PNG pictures can be sent';
const PIXELS = { width: 9000, height: 9000 };

test.each<[string, FakeDevice['size'], readonly File[], string, number]>([
  ['a gif', undefined, [GIF], `\u2068a.png\u2069: ${TYPES}`, 0],
  ['too large a one', undefined, [file('a.png', 5_242_881)], '\u2068a.png\u2069: A picture may have 5 MB at most', 0],
  ['a fourth one', { width: 4, height: 3 }, [file('1.png'), file('2.png'), file('3.png'), file('4.png')], 'You may send 3 pictures at most', 3],
  ['one that cannot be decoded', undefined, [file('cut.jpg')], `\u2068cut.jpg\u2069: ${TYPES}`, 0],
  ['one with too many pixels', PIXELS, [file('wall.png')], '\u2068wall.png\u2069: This picture has too many pixels', 0],
  ['several, by their names', undefined, [GIF, new File(['%PDF'], 'b.pdf'), file('c.png', 5_242_881)], `\u2068a.png\u2069 and \u2068b.pdf\u2069: ${TYPES}`, 0],
])('refuses %s with a short word', async (_name, size, files, text, kept) => {
  jest.restoreAllMocks();
  fakePictures(size && { size });
  const context = draw('?id=9');
  await submit();
  await user().upload(picker(), [...files]);
  await waitFor(() => expect(context.log.toasts).toEqual([{ kind: 'brief', text }]));
  expect(await screen.findByText(`${kept}/3`)).toBeInTheDocument();
  if (kept === 3) expect(screen.queryByLabelText('Add a picture')).not.toBeInTheDocument();
}); // prettier-ignore

test.each(['readAsArrayBuffer', 'readAsDataURL'] as const)(
  'a picture the device does not give to %s is told of and left out',
  async (call) => {
    jest.spyOn(FileReader.prototype, call).mockImplementation(function fail(this: FileReader) {
      this.dispatchEvent(new ProgressEvent('error'));
    });
    const context = draw('?id=9');
    await submit();
    await user().upload(picker(), file());
    const text = '\u2068proof.png\u2069: The image could not be fetched';
    await waitFor(() => expect(context.log.toasts).toEqual([{ kind: 'fail', text }]));
    expect(await screen.findByText('0/3')).toBeInTheDocument();
    expect(await submit()).toBeDisabled();
  },
);

test('a picture can be taken back, and picked again', async () => {
  draw('?id=9');
  await submit();
  const person = user();
  await person.upload(picker(), file());
  await person.click(await screen.findByRole('button', { name: 'Remove picture 1' }));
  expect(await submit()).toBeDisabled();
  await person.upload(picker(), file());
  await screen.findByRole('img', { name: 'Picture 1' });
  expect(await submit()).toBeEnabled();
});

test('Cancel clears remarks and pictures', async () => {
  const context = draw('?id=7');
  await submit();
  const person = user();
  await person.type(remarks(), 'table 12');
  await person.upload(picker(), file());
  await screen.findByRole('img', { name: 'Picture 1' });
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(remarks()).toHaveValue('');
  expect(screen.queryByRole('img', { name: 'Picture 1' })).not.toBeInTheDocument();
  expect(context.log.visited).toEqual([]);
});

test('remarks over the limit are marked and not sent', async () => {
  draw('?id=8');
  await submit();
  const person = user();
  await person.click(remarks());
  await person.paste('x'.repeat(141));
  expect(screen.getByText('141/140')).toBeInTheDocument();
  expect(await submit()).toBeDisabled();
});

test('shows how far it is, and can be stopped without losing what was filled in', async () => {
  const context = draw('?id=8');
  context.http.hang(applyForReward);
  await submit();
  const person = user();
  await person.type(remarks(), 'ticket 7');
  await person.click(await submit());
  const [call] = context.http.callsOf(applyForReward);
  act(() => call?.options.onUpload?.(0.42));
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '42% sent');
  expect(remarks()).toBeDisabled();
  expect(await submit()).toHaveAttribute('aria-busy', 'true');
  await person.click(screen.getByRole('button', { name: 'Stop sending' }));
  expect(call?.options.signal?.aborted).toBe(true);
});

test.each([
  ['reward.claimed', 'You have applied already. We are looking at it.'],
  ['reward.expired', 'This promotion has ended'],
])('%s is told in its own words and keeps the form', async (code, text) => {
  const context = draw('?id=8');
  context.http.fail(applyForReward, { kind: 'rejected', code, status: 422, message: 'no' });
  await submit();
  await user().type(remarks(), 'ticket 7');
  await user().click(await submit());
  await waitFor(() => expect(context.log.toasts.at(-1)).toEqual({ kind: 'fail', text }));
  expect(remarks()).toHaveValue('ticket 7');
  expect(context.log.visited).toEqual([]);
});

/** Fills in the form of the first promotion and sends it; the server refuses it by these fields. */
async function sendRefused(fields: Readonly<Record<string, string>>): Promise<FakeContext<'mfe-promotions'>> {
  const context = draw('?id=7');
  const failure = { kind: 'rejected', code: 'validation.failed', status: 422, message: '', value: { fields } } as const;
  context.http.fail(applyForReward, failure);
  await submit();
  await user().type(remarks(), 'ticket 7');
  await user().upload(picker(), file());
  await screen.findByRole('img', { name: 'Picture 1' });
  await user().click(await submit());
  await waitFor(() => expect(context.http.callsOf(applyForReward)).toHaveLength(1));
  return context;
}
const pictures = () => screen.getByRole('region', { name: 'Pictures' });

test('what the server finds wrong stands beside its field, which has the focus, until it changes', async () => {
  const context = await sendRefused({ remarks: 'required', pictures: 'type' });
  await waitFor(() => expect(remarks()).toHaveFocus());
  expect(remarks()).toBeInvalid();
  expect(remarks()).toHaveAccessibleDescription(/^Please write your remarks What you apply for/);
  expect(pictures()).toHaveAccessibleDescription(
    'Only JPEG, JPG and PNG pictures can be sent JPG or PNG, up to 5 MB each, 3 at most',
  );
  expect(context.log.toasts.map(({ kind }) => kind)).toEqual(['wait']);
  expect(remarks()).toHaveValue('ticket 7');
  await user().type(remarks(), '1');
  expect(remarks()).toBeValid();
  expect(pictures()).toHaveAccessibleDescription(
    'Only JPEG, JPG and PNG pictures can be sent JPG or PNG, up to 5 MB each, 3 at most',
  );
  await user().click(screen.getByRole('button', { name: 'Remove picture 1' }));
  expect(pictures()).toHaveAccessibleDescription('JPG or PNG, up to 5 MB each, 3 at most');
});

test('pictures alone that are wrong have the focus, and a new try begins clean', async () => {
  const context = await sendRefused({ pictures: 'limit' });
  await waitFor(() => expect(pictures()).toHaveFocus());
  expect(pictures()).toHaveAccessibleDescription('JPG or PNG, up to 5 MB each, 3 at most');
  expect(remarks()).toBeValid();
  context.http.hang(applyForReward);
  await user().click(await submit());
  expect(pictures()).not.toHaveAttribute('data-invalid');
});

test('a form that asks for other things by now is read again', async () => {
  const context = await sendRefused({ remarks: 'unexpected' });
  await waitFor(() =>
    expect(context.log.toasts.at(-1)).toEqual({
      kind: 'fail',
      text: 'This promotion has changed. Please look at the form again.',
    }),
  );
  await waitFor(() => expect(context.http.callsOf(announcements)).toHaveLength(2));
});

test('an upload that was stopped keeps the form', async () => {
  const context = draw('?id=8');
  context.http.fail(applyForReward, { kind: 'cancelled' });
  await submit();
  await user().type(remarks(), 'ticket 7');
  await user().click(await submit());
  await waitFor(async () => expect(await submit()).toBeEnabled());
  expect(remarks()).toHaveValue('ticket 7');
  expect(context.log.toasts.map(({ kind }) => kind)).toEqual(['wait']);
  expect(context.log.visited).toEqual([]);
});

test('any other failure is the host’s to tell', async () => {
  const context = draw('?id=10');
  context.http.fail(applyForReward, { kind: 'timeout' });
  await user().click(await submit());
  await waitFor(() => expect(context.log.failures).toHaveLength(1));
  expect(await submit()).toBeEnabled();
});

test('a failed read can be tried again', async () => {
  const context = fakeContext({ name: 'mfe-promotions', session: SOME_MEMBER });
  context.http.fail(announcements, { kind: 'timeout' });
  renderInSite(<ApplyRewardScreen />, { context, texts, at: '/m/applyReward?id=8' });
  const alert = await screen.findByRole('alert');
  context.http.answer(announcements, { promotion: PROMOTIONS });
  await user().click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Match insurance' })).toBeInTheDocument();
});
