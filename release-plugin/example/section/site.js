let context;

/** Keeps what the host gives the section when it starts; screens are drawn after that. */
export function start(given) {
  context = given;
}

export function site() {
  return context;
}
