import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { apiError } from 'shared-contracts/api/api-error';
import { useRemoteContext } from './remote-context';
import { addSheet } from '../late/sheets-ahead';

/** What a person may do about a part that did not come. */
export interface LostPart {
  /** Asks for it once more. */
  readonly retry: () => void;
}

/** What stands where a part is not. */
export interface LatePartOptions<Props> {
  /** Until it is there; where it does not come, that too, unless `lost` says otherwise. */
  readonly meanwhile?: ComponentType<Props>;
  /** Where it did not come. */
  readonly lost?: ComponentType<Props & LostPart>;
}

const CODE_FILE = /https?:\/\/[^\s)]+\.(?:mjs|css)/;

/** What the browser keeps of a file may be what broke it, and would for a year: it is requested again, then the part. */
async function loadOnceMore<Part>(load: () => Promise<Part>, error: unknown): Promise<Part> {
  const [url] = CODE_FILE.exec(String(error)) ?? [];
  if (url === undefined) throw error;
  await fetch(url, { cache: 'reload' });
  return load();
}

/** A component whose code comes late. */
interface LateCode<Props> {
  /** Null before it has come. */
  readonly get: () => ComponentType<Props> | null;
  readonly load: () => Promise<ComponentType<Props>>;
}

function lateCode<Props>(load: () => Promise<ComponentType<Props>>): LateCode<Props> {
  let loaded: ComponentType<Props> | null = null;
  return {
    get: () => loaded,
    load: async () => {
      loaded ??= await load().catch((error: unknown) => loadOnceMore(load, error));
      return loaded;
    },
  };
}

/**
 * A part that comes after what it belongs to is drawn. Where its code does not come the page goes on without it: nothing
 * is thrown, so nothing around it is lost. The next time it is drawn it is asked for again.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options?: LatePartOptions<Props>,
): ComponentType<Props> {
  return drawLate(lateCode(load), options);
}

function drawLate<Props extends object>(
  code: LateCode<Props>,
  { meanwhile: Meanwhile, lost: Lost }: LatePartOptions<Props> = {},
): ComponentType<Props> {
  return function LatePart(props: Props): ReactNode {
    const [Part, setPart] = useState(code.get);
    const [isLost, setLost] = useState(false);
    useEffect(() => {
      if (Part !== null || isLost) return undefined;
      let isCurrent = true;
      code.load().then(
        (component) => {
          if (isCurrent) setPart(() => component);
        },
        () => {
          if (isCurrent) setLost(true);
        },
      );
      return () => {
        isCurrent = false;
      };
    }, [Part, isLost]);
    if (Part !== null) return <Part {...props} />;
    if (isLost && Lost !== undefined) return <Lost {...props} retry={() => setLost(false)} />;
    return Meanwhile === undefined ? null : <Meanwhile {...props} />;
  };
}

/** What closes of itself: most sheets and dialogs. */
interface Closable {
  readonly onClose: () => void;
}

/**
 * A sheet or dialog whose code comes when a person opens it, or before that where the page has time. Where it does not come
 * it is closed again, by `onClose` unless it has a word of its own for that, and the person is told why; the page below
 * stays as it was.
 */
export function lateSheet<Props extends Closable>(load: () => Promise<ComponentType<Props>>): ComponentType<Props>;
export function lateSheet<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  close: (props: Props) => void,
): ComponentType<Props>;
export function lateSheet<Props extends Partial<Closable>>(
  load: () => Promise<ComponentType<Props>>,
  close: (props: Props) => void = ({ onClose }) => onClose?.(),
): ComponentType<Props> {
  function Lost(props: Props): ReactNode {
    const { overlays } = useRemoteContext();
    const leave = useEffectEvent(() => {
      overlays.showFailure(apiError('code', { kind: 'network', offline: !navigator.onLine }));
      close(props);
    });
    useEffect(() => leave(), []);
    return null;
  }
  const code = lateCode(load);
  addSheet(code.load);
  return drawLate(code, { lost: Lost });
}
