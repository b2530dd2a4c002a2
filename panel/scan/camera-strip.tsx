import { Flashlight, FlashlightOff, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type CameraFault, faultOf, hasTorch, runCamera } from '#panel/scan/camera.ts';
import { scanTexts as words } from '#panel/scan/texts.ts';
import { tidyCode } from '#panel/scan/tidy-code.ts';
import { Button, IconButton } from '#panel/ui/button.tsx';
import { Note } from '#panel/ui/states.tsx';
import '#panel/styles/scan.css';

interface Props {
  onCode: (code: string) => void;
  onClose: () => void;
}

function Torch({ track }: { track: MediaStreamTrack }) {
  const [isLit, setIsLit] = useState(false);
  const Icon = isLit ? FlashlightOff : Flashlight;
  const press = async () => {
    // Types of the DOM do not have it yet.
    const torch: MediaTrackConstraintSet & { torch: boolean } = { torch: !isLit };
    await track.applyConstraints({ advanced: [torch] });
    setIsLit(!isLit);
  };
  return (
    <IconButton label={words.torch} aria-pressed={isLit} className="scan-torch" onClick={press}>
      <Icon className="i" aria-hidden="true" />
    </IconButton>
  );
}

/** The camera's picture with the frame in which codes are read. */
export default function CameraStrip({ onCode, onClose }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [track, setTrack] = useState<MediaStreamTrack | null>(null);
  const [fault, setFault] = useState<CameraFault | null>(
    'mediaDevices' in navigator ? null : 'insecure',
  );
  const found = useEffectEvent((code: string) => {
    navigator.vibrate?.(60);
    onCode(tidyCode(code));
  });
  useEffect(() => {
    if (fault !== null || !video.current) return undefined;
    const ended = new AbortController();
    runCamera(video.current, ended.signal, {
      onStart: setTrack,
      onCode: (code) => found(code),
    }).catch((error) => {
      if (!ended.signal.aborted) setFault(faultOf(error));
    });
    return () => {
      ended.abort();
      setTrack(null);
    };
  }, [fault]);
  if (fault !== null) {
    return (
      <Note kind="bad">
        {words.faults[fault]}{' '}
        {fault === 'insecure' ? null : (
          <Button look="quiet" size="s" onClick={() => setFault(null)}>
            {words.again}
          </Button>
        )}
        <Button look="quiet" size="s" onClick={onClose}>
          {words.close}
        </Button>
      </Note>
    );
  }
  return (
    <div className="scan" data-kind={track ? 'on' : 'starting'}>
      <video ref={video} playsInline muted aria-hidden="true" />
      <span className="scan-frame" aria-hidden="true" />
      <p className="scan-hint">{track ? words.hold : words.starting}</p>
      <IconButton label={words.close} className="scan-close" onClick={onClose}>
        <X className="i" aria-hidden="true" />
      </IconButton>
      {track && hasTorch(track) ? <Torch track={track} /> : null}
    </div>
  );
}
