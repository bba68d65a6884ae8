/** One plain message to one person. Plain, so that it needs no second version for those who read no HTML. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export interface Mailer {
  /** Resolves when the mail server has taken the message, or when it lies in the outbox. */
  send(mail: Mail): Promise<void>;
  /** Removes what is kept of messages to this address. */
  forget(address: string): Promise<void>;
  close(): void;
}
