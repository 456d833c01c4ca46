import { announceMoves } from './announce-moves';

const cancel = jest.fn();
const animate = jest.fn(() => ({ cancel }));

function element(): HTMLElement {
  return Object.assign(document.createElement('div'), { animate });
}

it('promises an animation of what is moved that never begins, and takes it back', () => {
  const settle = announceMoves(element(), { transform: 'none', opacity: 1 });
  expect(animate).toHaveBeenCalledWith([{ transform: 'none', opacity: 1 }], { delay: 1e9, duration: 1 });
  expect(cancel).not.toHaveBeenCalled();
  settle();
  expect(cancel).toHaveBeenCalledTimes(1);
});

it('speaks of the place alone unless told more', () => {
  announceMoves(element());
  expect(animate).toHaveBeenLastCalledWith([{ transform: 'none' }], expect.anything());
});

it('does without where a browser has no such animations', () => {
  expect(announceMoves(document.createElement('div'))()).toBeUndefined();
});
