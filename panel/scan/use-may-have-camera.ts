import { useEffect, useState } from 'react';

/** False once the browser says that the device has no camera; browsers that cannot say may have one. */
export function useMayHaveCamera(): boolean {
  const [may, setMay] = useState(true);
  useEffect(() => {
    const devices = 'mediaDevices' in navigator ? navigator.mediaDevices : undefined;
    const look = async () => {
      const found = await devices?.enumerateDevices();
      if (found) setMay(found.some(({ kind }) => kind === 'videoinput'));
    };
    void look();
    devices?.addEventListener('devicechange', look);
    return () => devices?.removeEventListener('devicechange', look);
  }, []);
  return may;
}
