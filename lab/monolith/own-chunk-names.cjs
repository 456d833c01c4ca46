/** Every section names the chunks of its texts alike; in one build each needs a name of its own. */
module.exports = function ownChunkNames(source) {
  return source.replaceAll('webpackChunkName: "locale-', `webpackChunkName: "${this.getOptions().section}-locale-`);
};
