/** A message to one mobile number. */
export interface Sms {
  /** What the provider knows it by: the same message twice has the same. A whole number. */
  reference: number;
  /** `09…` */
  mobile: string;
  /** The message as it is read. */
  text: string;
  /** A text the provider has approved, with what is put into it; sent in place of `text`. */
  template?: SmsTemplate | undefined;
}

export interface SmsTemplate {
  /** Its name or number at the provider. */
  name: string;
  /** By the names the template has for them, in its order. */
  values: Record<string, string>;
}

/** Whoever brings messages to mobile numbers. */
export interface SmsProvider {
  /** Resolves when the provider has taken the message. @throws {SmsFailure} */
  send(sms: Sms): Promise<void>;
  /** Whether it brings messages to nobody, so that they are read where they are kept. */
  readonly isInbox?: boolean;
}

/**
 * `refused`: this message will never be taken. `unsent`: it was surely not sent, another time it may be.
 * `doubtful`: nobody knows whether it was.
 */
type FailureKind = 'refused' | 'unsent' | 'doubtful';

/** Why a message was not sent. The words hold neither number nor text nor key, so they may be logged. */
export class SmsFailure extends Error {
  override readonly name = 'SmsFailure';
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}
