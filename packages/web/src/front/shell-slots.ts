/** What other parts of the app put into the frame of every page. app.tsx fills the slots. */
import { createContext, type ReactNode, useContext } from "react";

export type ShellSlots = {
  /** The person's name, leading to their page. */
  readonly person?: ReactNode;
  /** "Your move" and how often. */
  readonly moves?: ReactNode;
  /** A new version waits, the network is away. */
  readonly notice?: ReactNode;
};

const SlotsContext = createContext<ShellSlots>({});

export const ShellSlotsProvider = SlotsContext.Provider;

export function useShellSlots(): ShellSlots {
  return useContext(SlotsContext);
}
