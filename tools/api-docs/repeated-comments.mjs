/** Both messages of the one warning. */
const REPEATED = /has multiple declarations with a comment|The comments for .+ are declared at:/;

/**
 * Leaves out a warning: the types of schemas are mapped, so TypeDoc meets the comment of each field twice, at one place, and
 * tells of it thousands of times.
 * @param {import('typedoc').Application} app
 */
export function load({ logger }) {
  const log = logger.log.bind(logger);
  logger.log = (message, level) => {
    if (!REPEATED.test(message)) log(message, level);
  };
}
