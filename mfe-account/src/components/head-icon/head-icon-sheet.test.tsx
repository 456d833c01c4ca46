import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { headIcon, setHeadIcon } from 'shared-contracts/api/endpoints/member';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import type { SentPicture } from '../../browser/sent-picture';
import { texts } from '../../testing/member-texts';
import { HeadIconSheet } from './head-icon-sheet';
import { useHeadIcon } from './use-head-icon';

const PRESETS = ['1', '2'].map((id) => ({ id, url: `/images/avatar/${id}.png` }));
const drawnAs = (base64: string): SentPicture => ({ kind: 'done', base64 });
const REFUSED: SentPicture = { kind: 'refused', fault: 'type' };
const PHOTO = new File(['photo'], 'me.jpg', { type: 'image/jpeg' });

function draw(toPicture: (file: File) => Promise<SentPicture> = async () => drawnAs('AAAA')) {
  const context = fakeContext({ name: 'mfe-account', session: SOME_MEMBER });
  context.http.answer(headIcon, { icon: '/images/avatar/2.png', presets: PRESETS });
  context.http.answer(setHeadIcon, { icon: '/images/member/new.png' });
  const onClose = jest.fn();
  function Place(): ReactNode {
    const icon = useHeadIcon(true);
    return (
      <>
        <output>{icon.sources.join(' ')}</output>
        <HeadIconSheet headIcon={icon} onClose={onClose} toPicture={toPicture} />
      </>
    );
  }
  const show = () => void renderInSite(<Place />, { context, texts });
  return { context, show, onClose, sent: () => context.http.callsOf(setHeadIcon).map(({ request }) => request) };
}

const shown = () => document.querySelector('output')?.textContent;
const presets = async () => within(await screen.findByRole('list', { name: 'Pictures to choose from' }));
const pick = (file: File) =>
  userEvent.upload(screen.getByLabelText('Upload a photo', { selector: 'input' }), file, { applyAccept: false });

test('marks the picture that is chosen, and takes another one by one tap', async () => {
  const { context, show, onClose, sent } = draw();
  show();
  const list = await presets();
  expect(list.getByRole('button', { name: 'Picture 2' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(list.getByRole('button', { name: 'Picture 1' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sent()).toEqual([{ icon: '1' }]);
  expect(context.log.toasts).toEqual([{ kind: 'success', text: 'Upload success' }]);
  expect(shown()).toBe('/cdn1/images/member/new.png /images/member/new.png');
  expect(context.log.emitted).toEqual([{ name: 'member.changed', payload: { icon: '/images/member/new.png' } }]);
});

test('sends a photo as the small picture that was made of it', async () => {
  const { show, onClose, sent } = draw(async (file) => (file === PHOTO ? drawnAs('BBBB') : REFUSED));
  show();
  await presets();
  await pick(PHOTO);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sent()).toEqual([{ icon: 'BBBB' }]);
});

test('a file that is no picture is told, and nothing is sent', async () => {
  const { show, onClose, sent } = draw(async () => REFUSED);
  show();
  await presets();
  await pick(new File(['text'], 'text.txt', { type: 'text/plain' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('\u2068text.txt\u2069: This file could not be read');
  expect(sent()).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
});

test('a refusal keeps the sheet and the old picture', async () => {
  const { context, show, onClose } = draw();
  context.http.fail(setHeadIcon, { kind: 'timeout' });
  show();
  await userEvent.click((await presets()).getByRole('button', { name: 'Picture 1' }));
  await waitFor(() => expect(context.log.failures).toHaveLength(1));
  expect(onClose).not.toHaveBeenCalled();
  expect(shown()).toBe('/cdn1/images/avatar/2.png /images/avatar/2.png');
});

test('takes one choice at a time', async () => {
  const { context, show, sent } = draw();
  context.http.hang(setHeadIcon);
  show();
  const list = await presets();
  await userEvent.click(list.getByRole('button', { name: 'Picture 1' }));
  await userEvent.click(list.getByRole('button', { name: 'Picture 2' }));
  expect(sent()).toEqual([{ icon: '1' }]);
});

test('pictures that did not come can be asked for again; a photo can be sent all the same', async () => {
  const { context, show } = draw();
  context.http.fail(headIcon, { kind: 'timeout' });
  show();
  expect(await screen.findByText('The pictures did not load')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Upload a photo' })).toBeEnabled();
  context.http.answer(headIcon, { icon: '', presets: PRESETS });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await presets();
});
