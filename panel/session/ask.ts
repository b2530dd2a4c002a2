import { create } from 'zustand';
import { askBy } from '#panel/client.ts';
import { meQuery } from '#panel/session/calls.ts';
import { queries } from '#panel/queries.ts';

type Gate = 'sign-in' | 'confirm';

interface Waiting {
  gate: Gate;
  answer: (done: boolean) => void;
}

/** The dialog that refused calls wait for, one at a time; several calls may wait for the same. */
export const useGate = create<{ waiting: Waiting | null }>(() => ({ waiting: null }));

let pending: Promise<boolean> | null = null;

function ask(gate: Gate): Promise<boolean> {
  const { waiting } = useGate.getState();
  // Nobody can confirm in a session that has ended, and who signs in has confirmed.
  if (gate === 'sign-in' && waiting?.gate === 'confirm') {
    useGate.setState({ waiting: { ...waiting, gate } });
  }
  pending ??= new Promise<boolean>((resolve) => {
    const answer = (done: boolean) => {
      pending = null;
      useGate.setState({ waiting: null });
      resolve(done);
    };
    useGate.setState({ waiting: { gate, answer } });
  });
  return pending;
}

/** Opens the dialogs of `Gates` when a call is refused. */
export function openGates(): void {
  askBy({
    signIn: () => ask('sign-in'),
    confirm: () => ask('confirm'),
    renew: async () => {
      await queries.fetchQuery({ ...meQuery, staleTime: 0 });
      return true;
    },
  });
}
