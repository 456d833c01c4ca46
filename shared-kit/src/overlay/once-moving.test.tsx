import { act, render, screen } from '@testing-library/react';
import { OnceMoving } from './once-moving';

let frames: FrameRequestCallback[];
const nextFrame = (): void => act(() => frames.shift()?.(0));

beforeEach(() => {
  frames = [];
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
});

afterEach(() => jest.restoreAllMocks());

const content = (
  <OnceMoving meanwhile={<p>shape</p>}>
    <p>content</p>
  </OnceMoving>
);

it('draws the shape with the surface, and the content after a frame was drawn', () => {
  render(content);
  nextFrame();
  expect(screen.getByText('shape')).toBeInTheDocument();
  expect(screen.queryByText('content')).not.toBeInTheDocument();
  nextFrame();
  expect(screen.getByText('content')).toBeInTheDocument();
  expect(screen.queryByText('shape')).not.toBeInTheDocument();
});

it('asks for no frame of a surface that has gone', () => {
  const cancel = jest.spyOn(globalThis, 'cancelAnimationFrame');
  const { unmount } = render(content);
  nextFrame();
  unmount();
  expect(cancel.mock.calls).toEqual([[1]]);
});
