/** The locals of whichever procedure it is: code that serves all procedures can't know more of them. */
// biome-ignore lint/suspicious/noExplicitAny: that is what it says
export type AnyLocals = any;
