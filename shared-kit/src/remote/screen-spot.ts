import { createContext, useContext } from 'react';

/** How a screen speaks to the place the host shows it in. */
export interface ScreenSpot {
  readonly onReady: (screen: string) => void;
}

const Spot = createContext<ScreenSpot>({ onReady: () => undefined });

export const ScreenSpotProvider = Spot.Provider;

export function useScreenSpot(): ScreenSpot {
  return useContext(Spot);
}
