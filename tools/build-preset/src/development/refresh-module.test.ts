import { finishModule, registering, signing, type HotModule } from './refresh-module';

interface Page {
  readonly registered: string[];
  readonly families: Map<unknown, object>;
}

/** A page with a refresh runtime that knows components by the first letter of their names, as React's does. */
function page(): Page {
  const registered: string[] = [];
  const [families, byId] = [new Map<unknown, object>(), new Map<string, object>()];
  const runtime = {
    register: (component: unknown, id: string) => {
      if (families.has(component)) return;
      const family = byId.get(id) ?? { id };
      byId.set(id, family);
      families.set(component, family);
      registered.push(id);
    },
    createSignatureFunctionForTransform: () => () => 'signed',
    isLikelyComponentType: (value: unknown) => value instanceof Function && /^[A-Z]/.test(value.name),
    getFamilyByType: (component: unknown) => families.get(component),
    performReactRefresh: () => null,
  };
  Object.assign(globalThis, { __REACT_REFRESH__: runtime });
  return { registered, families };
}

/** Runs a module's end; gives what it said of updates. */
function finish(exports: object, data?: HotModule['data']) {
  const said: string[] = [];
  const left = {};
  const hot: HotModule = {
    data,
    accept: () => said.push('accepts'),
    dispose: (leave) => leave(left),
    invalidate: () => said.push('invalidates'),
    check: () => Promise.resolve(null),
  };
  finishModule('mfe-a list.tsx', { exports, hot });
  return { said, left };
}

afterEach(() => Reflect.deleteProperty(globalThis, '__REACT_REFRESH__'));

const list = () => ({ List: () => null });

describe('a module of a section in development', () => {
  it('takes its updates itself where it exports components alone', () => {
    const { registered } = page();
    expect(finish(list()).said).toEqual(['accepts']);
    expect(registered).toEqual(['mfe-a list.tsx exports List']);
  });

  it.each([
    ['a hook', { useList: () => undefined }],
    ['a value beside a component', { ...list(), LIMIT: 3 }],
    ['nothing', {}],
  ])('hands them on where it exports %s', (_what, exports) => {
    page();
    expect(finish(exports).said).toEqual([]);
  });

  it('is exchanged by one that exports the same components', () => {
    page();
    const { left } = finish(list());
    expect(finish(list(), left).said).toEqual(['accepts']);
  });

  it.each([
    ['another component', { Item: () => null }],
    ['a value beside it', { ...list(), LIMIT: 3 }],
  ])('hands on what comes after it that exports %s', (_what, exports) => {
    page();
    const { left } = finish(list());
    expect(finish(exports, left).said).toEqual(['invalidates']);
  });

  it('leaves everything to the page’s reload where React cannot exchange components', () => {
    expect(finish(list()).said).toEqual([]);
    const component = list().List;
    expect(signing()(component)).toBe(component);
    expect(() => registering('mfe-a list.tsx')(component, 'List')).not.toThrow();
  });

  it('registers its components under a name of the section, because two sections may have compiled in one file', () => {
    const { registered } = page();
    registering('mfe-a list.tsx')(list().List, 'List');
    registering('mfe-b list.tsx')(list().List, 'List');
    expect(registered).toEqual(['mfe-a list.tsx List', 'mfe-b list.tsx List']);
  });
});
