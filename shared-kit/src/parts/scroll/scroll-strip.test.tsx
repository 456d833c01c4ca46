import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScrollStrip } from './scroll-strip';

afterEach(() => jest.restoreAllMocks());

describe('ScrollStrip', () => {
  it('moves by the asked number of items and locks the button of the end it stands at', async () => {
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
    jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
      return new DOMRect(this.previousElementSibling ? 60 : 0, 0, 50, 50);
    });
    const scrollBy = jest.fn();
    Element.prototype.scrollBy = scrollBy;
    render(
      <ScrollStrip label="Vendors" buttons={{ previousLabel: 'Back', nextLabel: 'On', step: 5 }}>
        <span>All</span>
        <span>Jili</span>
      </ScrollStrip>,
    );
    expect(screen.getByRole('group', { name: 'Vendors' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'On' }));
    expect(scrollBy).toHaveBeenCalledWith({ left: 300, behavior: 'smooth' });
    const strip = screen.getByText('All').parentElement as HTMLElement;
    strip.scrollLeft = 600;
    fireEvent.scroll(strip);
    expect(screen.getByRole('button', { name: 'Back' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'On' })).toBeDisabled();
  });
});
