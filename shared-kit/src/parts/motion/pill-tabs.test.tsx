import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { PillTabs } from './pill-tabs';

function Categories({ start }: { readonly start: string }): ReactNode {
  const [value, setValue] = useState(start);
  const tabs = [
    { value: 'home', label: 'Home', icon: 'home' as const },
    { value: 'hot', label: 'Hot', badge: 2 },
    { value: 'slots', label: 'Slots' },
  ];
  return <PillTabs label="Categories" tabs={tabs} value={value} onValueChange={setValue} />;
}

describe('PillTabs', () => {
  it('is a group of which one is chosen, by touch and by key', async () => {
    render(<Categories start="home" />);
    expect(screen.getByRole('radiogroup', { name: 'Categories' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Hot 2' }));
    expect(screen.getByRole('radio', { name: 'Hot 2' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Home' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Home' })).toHaveFocus();
  });

  it('is one stop for the Tab key, even while nothing is chosen', async () => {
    render(<Categories start="none" />);
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: 'Home' })).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });
});
