/** Takes one line meant for a person. The functions of this package never print by themselves. */
export type Report = (line: string) => void;

/** For callers that do not want to hear anything. */
export const silent: Report = () => undefined;
