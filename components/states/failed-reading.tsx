interface FailedReadingProps {
  /** Heading level: 1 if it is the page's only content. */
  level: 1 | 2;
  texts: { failed: string; failedText: string; retry: string };
  retry: () => void;
}

/** Replaces content that could not be loaded. */
export function FailedReading({ level, texts, retry }: FailedReadingProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="empty" role="alert">
      <Heading>{texts.failed}</Heading>
      <p>{texts.failedText}</p>
      <button type="button" className="btn btn-primary mt-3" onClick={retry}>
        {texts.retry}
      </button>
    </div>
  );
}
