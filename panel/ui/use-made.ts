import { useState } from 'react';

/** In the address, instead of a number. */
const newOne = 'new';

/**
 * What the form of a new one has made. That form stays for it under its new address, because what was written while it
 * was stored would be lost with the form.
 * @param written the part of the address that is a number or `new`
 */
export function useMade(written: string) {
  const [{ last, made, round }, setState] = useState({
    last: written,
    made: null as number | null,
    round: 0,
  });
  if (last !== written) {
    setState({
      last: written,
      made: written === String(made) ? made : null,
      round: written === newOne ? round + 1 : round,
    });
  }
  const id = /^[1-9]\d{0,9}$/.test(written) ? Number(written) : 0;
  return {
    /** 0 for a new one, and for what is no number. */
    id,
    /** Key of the form of a new one, another one each time; null while another form belongs here. */
    newKey: written === newOne || (id > 0 && id === made) ? `new ${round}` : null,
    setMade: (madeId: number) => setState({ last: written, made: madeId, round }),
  };
}
