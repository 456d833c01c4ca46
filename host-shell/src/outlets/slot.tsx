import { useSyncExternalStore, type ReactNode } from 'react';
import type { SlotMap, SlotName } from 'shared-contracts/remote/slot-map';
import { useHost } from '../host/use-host';
import { widgetsFor, type SlotWidget } from '../remotes/slot-widgets';
import { RemotePart } from './remote-part';
import { useRemoteComponent } from './use-remote-component';

interface WidgetProps {
  readonly slotWidget: SlotWidget;
  readonly props: object;
  readonly fallback: ReactNode;
}

/** A widget that fails leaves its place empty; telemetry hears of it, the player does not. */
function Widget({ slotWidget, props, fallback }: WidgetProps): ReactNode {
  const { result, replace } = useRemoteComponent(slotWidget.remote, 'widgets', slotWidget.widget);
  if (result === undefined) return fallback;
  if (result.status !== 'loaded') return null;
  return (
    <RemotePart
      name={slotWidget.remote}
      version={result.version}
      kind="widgets"
      named={slotWidget.widget}
      part={result.part}
      props={props}
      onBroken={replace}
      meanwhile={fallback}
    />
  );
}

interface SlotProps<Name extends SlotName> {
  readonly name: Name;
  readonly props: SlotMap[Name];
  /** The shape of what comes. */
  readonly fallback?: ReactNode;
  readonly className?: string | undefined;
}

/** What fills a slot now; a section that is switched off or on again takes its widgets with it. */
export function useSlotWidgets(name: SlotName): readonly SlotWidget[] {
  const { live, document: page } = useHost().boot;
  useSyncExternalStore(live.subscribe, live.routes, live.routes);
  return widgetsFor(live, name, page.merchant.slots?.[name]);
}

/** A place of the host that remotes fill. */
export function Slot<Name extends SlotName>({ name, props, fallback = null, className }: SlotProps<Name>): ReactNode {
  return (
    <div data-slot={name} className={className}>
      {useSlotWidgets(name).map((slotWidget) => (
        <Widget key={slotWidget.id} slotWidget={slotWidget} props={props} fallback={fallback} />
      ))}
    </div>
  );
}
