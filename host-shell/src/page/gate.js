// Runs in engines of any age: nothing here may be newer than ECMAScript 3. What is named must be there; features are
// judged, never names of browsers.
try {
  if (!(
    HTMLScriptElement.supports('importmap') &&
    fetch &&
    structuredClone &&
    AbortController &&
    IntersectionObserver &&
    ResizeObserver &&
    CSSLayerBlockRule &&
    [].findLast
  ))
    throw Error();
  // oxlint-disable-next-line no-unused-vars -- no catch of that age goes without a name
} catch (error) {
  location.replace('/browsers.html');
}
