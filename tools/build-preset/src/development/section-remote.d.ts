/** The exposed module of the section that is developed: the build knows its file by this name. */
declare module 'developed-section' {
  export const remote: import('./developed-remote').SectionRemote;
}
