/** Changes a module's text before anything reads it. */
module.exports = function changedText(source) {
  const { from, to } = this.getOptions();
  if (!source.includes(from)) throw new Error(`${this.resourcePath} has no "${from}"`);
  return source.replace(from, to);
};
