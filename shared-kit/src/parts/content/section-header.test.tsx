import { render, screen } from '@testing-library/react';
import { SectionHeader } from './section-header';

describe('SectionHeader', () => {
  it('is a heading, with its action beside it', () => {
    render(<SectionHeader title="Hot" count={12} level={3} action={<button type="button">More</button>} />);
    expect(screen.getByRole('heading', { level: 3, name: 'Hot' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'More' })).toBeInTheDocument();
  });
});
