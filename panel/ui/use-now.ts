import { useEffect, useState } from 'react';

/** Between two looks at the clock, in ms. */
const every = 30_000;

/** The time in ms, for «۳ دقیقه پیش» and «امروز»; it moves on while a screen is open. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, []);
  return now;
}
