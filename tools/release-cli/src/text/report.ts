/** Takes one line meant for a person. The functions of this package never print by themselves. */
export type Report = (line: string) => void;

/** Reports a text line by line; a line alone is what a terminal is shown. */
export function reportLines(report: Report, text: string): void {
  for (const line of text.split('\n')) report(line);
}

/** For callers that do not want to hear anything. */
export const silent: Report = () => undefined;
