import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from './text-field';

function draw() {
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <TextField label="Name" enterKeyHint="next" />
      <button type="button">Show</button>
      <TextField label="Account" enterKeyHint="next" readOnly />
      <TextField label="Off" enterKeyHint="next" disabled />
      <div hidden>
        <TextField label="Hidden" enterKeyHint="next" />
      </div>
      <TextField label="Mail" enterKeyHint="next" />
      <input type="checkbox" aria-label="Agree" />
      <button type="submit">Send</button>
    </form>,
  );
  return onSubmit;
}

it('moves on where the key says next, past what cannot be typed in, and sends from the last field', async () => {
  const onSubmit = draw();
  await userEvent.type(screen.getByLabelText('Name'), 'Ann{Enter}');
  expect(screen.getByLabelText('Mail')).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('a{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('sends where the key says something else', async () => {
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <TextField label="Name" enterKeyHint="go" />
      <TextField label="Mail" />
      <button type="submit">Send</button>
    </form>,
  );
  await userEvent.type(screen.getByLabelText('Name'), 'Ann{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('leaves Enter to an input method that composes', () => {
  draw();
  const name = screen.getByLabelText('Name');
  name.focus();
  const enter = createEvent.keyDown(name, { key: 'Enter', isComposing: true });
  fireEvent(name, enter);
  expect(enter.defaultPrevented).toBe(false);
  expect(name).toHaveFocus();
});
