import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Accordion } from './accordion';
import { Tabs } from './tabs';

function Centre(): ReactNode {
  const [value, setValue] = useState('notices');
  const items = [
    { value: 'notices', label: 'Notices', content: 'No notices' },
    { value: 'mail', label: 'Messages', badge: 2, content: 'Two messages' },
  ];
  return <Tabs label="Centre" items={items} value={value} onValueChange={setValue} />;
}

describe('Tabs', () => {
  it('shows the contents of the chosen tab and brings the tab to the middle', async () => {
    const scrollTo = jest.spyOn(Element.prototype, 'scrollTo');
    // As if the browser laid the page out at once.
    const observer = jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((tell) => ({
      observe: () => tell([], {} as ResizeObserver),
      unobserve: () => undefined,
      disconnect: () => undefined,
    }));
    render(<Centre />);
    expect(screen.getByRole('tabpanel', { name: 'Notices' })).toHaveTextContent('No notices');
    await userEvent.click(screen.getByRole('tab', { name: 'Messages 2' }));
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Two messages');
    expect(scrollTo).toHaveBeenCalledTimes(2);
    scrollTo.mockRestore();
    observer.mockRestore();
  });
});

describe('Accordion', () => {
  const items = [
    { value: 'a', title: 'How to deposit', content: 'Open the wallet' },
    { value: 'b', title: 'How to withdraw', content: 'Add a bank account' },
  ];

  it('opens one at a time', async () => {
    const onOpenChange = jest.fn();
    render(<Accordion items={items} defaultOpen={['a']} onOpenChange={onOpenChange} />);
    expect(screen.getByText('Open the wallet')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'How to withdraw' }));
    expect(screen.queryByText('Open the wallet')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'How to withdraw', expanded: true }));
    expect(onOpenChange.mock.calls).toEqual([[['b']], [[]]]);
  });

  it('lets several stand open where asked', async () => {
    render(<Accordion items={items} multiple defaultOpen={['a']} />);
    await userEvent.click(screen.getByRole('button', { name: 'How to withdraw' }));
    expect(screen.getByText('Open the wallet')).toBeInTheDocument();
    expect(screen.getByText('Add a bank account')).toBeInTheDocument();
  });
});
