import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { SiteRouter, HeldLocation, Link, useLocation, useNavigate, type Location } from './router';

function Here(): ReactNode {
  const { pathname, search, state } = useLocation();
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>;
}

function renderAt(path: string, children: ReactNode): void {
  window.history.replaceState(null, '', path);
  render(<SiteRouter>{children}</SiteRouter>);
}

/** Whether somebody took a press from the browser, which would leave the page for it. */
function isTaken(link: HTMLElement, how: MouseEventInit = {}): boolean {
  let wasTaken = false;
  const look = (event: Event): void => {
    wasTaken = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', look, { once: true });
  fireEvent.click(link, how);
  return wasTaken;
}

const here = (): string | null => screen.getByRole('status').textContent;

describe('a link', () => {
  it('leads on without loading the page, with its state', async () => {
    renderAt(
      '/m/home',
      <>
        <Link to="/m/live?a=1" state={{ from: 'home' }}>
          Live
        </Link>
        <Here />
      </>,
    );
    const before = window.history.length;
    const link = screen.getByRole('link', { name: 'Live' });
    expect(link).toHaveAttribute('href', '/m/live?a=1');
    await userEvent.click(link);
    expect(here()).toBe('/m/live?a=1 {"from":"home"}');
    expect(window.history.length).toBe(before + 1);
  });

  it('makes one entry where it is tapped again before its page is drawn', () => {
    const held = { pathname: '/m/home', search: '', hash: '', state: null, key: 'held' };
    renderAt(
      '/m/home',
      <HeldLocation location={held}>
        <Link to="/m/live?a=1">Live</Link>
      </HeldLocation>,
    );
    const before = window.history.length;
    const link = screen.getByRole('link', { name: 'Live' });
    for (let tap = 0; tap < 3; tap += 1) fireEvent.click(link);
    expect(window.location.pathname).toBe('/m/live');
    expect(window.history.length).toBe(before + 1);
  });

  it.each([
    ['to the page that is shown', '/m/home?a=1', undefined, 0],
    ['to the page that is shown, also when told to add', '/m/home?a=1', false, 0],
    ['to the page that is shown with another query', '/m/home?a=2', undefined, 1],
    ['to another page, when told to replace', '/m/live', true, 0],
  ])('%s', async (_name, to, replace, added) => {
    renderAt(
      '/m/home?a=1',
      <Link to={to} {...(replace === undefined ? {} : { replace })}>
        Go
      </Link>,
    );
    const before = window.history.length;
    await userEvent.click(screen.getByRole('link', { name: 'Go' }));
    expect(`${window.location.pathname}${window.location.search}`).toBe(to);
    expect(window.history.length).toBe(before + added);
  });

  it.each([
    ['with the control key', { ctrlKey: true }],
    ['with the command key', { metaKey: true }],
    ['with the shift key', { shiftKey: true }],
    ['with the option key', { altKey: true }],
    ['with the middle button', { button: 1 }],
  ])('is left to the browser when pressed %s', (_name, how) => {
    renderAt('/m/home', <Link to="/m/live">Go</Link>);
    expect(isTaken(screen.getByRole('link', { name: 'Go' }), how)).toBe(false);
    expect(window.location.pathname).toBe('/m/home');
  });

  it('is left to the browser when it names another window, and to whoever takes the press', () => {
    renderAt(
      '/m/home',
      <>
        <Link to="/m/live" target="_blank">
          Window
        </Link>
        <Link to="/m/live" onClick={(event) => event.preventDefault()}>
          Taken
        </Link>
      </>,
    );
    expect(isTaken(screen.getByRole('link', { name: 'Window' }))).toBe(false);
    expect(isTaken(screen.getByRole('link', { name: 'Taken' }))).toBe(true);
    expect(window.location.pathname).toBe('/m/home');
  });
});

it('holds a location for what stands in it', async () => {
  const held: Location = { pathname: '/m/live', search: '?a=1', hash: '', state: null, key: 'one' } as Location;
  function Search(): ReactNode {
    const navigate = useNavigate();
    return <button onClick={() => void navigate('?b=2')}>Search</button>;
  }
  renderAt(
    '/m/home',
    <HeldLocation location={held}>
      <Here />
      <Search />
    </HeldLocation>,
  );
  expect(here()).toBe('/m/live?a=1 null');
  // A query alone belongs to the page that is held.
  await userEvent.click(screen.getByRole('button'));
  expect(`${window.location.pathname}${window.location.search}`).toBe('/m/live?b=2');
  expect(here()).toBe('/m/live?a=1 null');
});

it('draws nothing of what stands in a held location when the address goes elsewhere', async () => {
  const held: Location = { pathname: '/m/home', search: '', hash: '', state: null, key: 'one' } as Location;
  const draws: string[] = [];
  function Screen(): ReactNode {
    draws.push(useLocation().pathname);
    return <Link to="/m/live">Live</Link>;
  }
  renderAt(
    '/m/home',
    <>
      <HeldLocation location={held}>
        <Screen />
      </HeldLocation>
      <Here />
    </>,
  );
  await userEvent.click(screen.getByRole('link'));
  expect([here(), draws]).toEqual(['/m/live null', ['/m/home']]);
});
