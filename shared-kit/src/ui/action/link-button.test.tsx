import { render, screen } from '@testing-library/react';
import { LinkButton } from './link-button';

describe('LinkButton', () => {
  it('is a link', () => {
    render(<LinkButton href="/m/help">Help</LinkButton>);
    expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/m/help');
  });

  it('gives a page elsewhere no hold on this one', () => {
    render(
      <LinkButton href="https://example.com/" external>
        Community
      </LinkButton>,
    );
    const link = screen.getByRole('link', { name: 'Community' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
});
