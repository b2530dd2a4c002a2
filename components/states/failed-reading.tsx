interface FailedReadingProps {
  /** 1 where it is all the page has to say. */
  level: 1 | 2;
  texts: { failed: string; failedText: string; retry: string };
  retry: () => void;
}

/** In the place of what could not be read. */
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
