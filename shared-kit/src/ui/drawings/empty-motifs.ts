/** One flat piece of a scene; its tone follows the theme. */
export interface Shape {
  readonly tone: 'light' | 'face' | 'side' | 'deep' | 'brand' | 'accent' | 'line' | 'ink' | 'ray';
  readonly path: string;
}

const shape = (tone: Shape['tone'], path: string): Shape => ({ tone, path });

/** What stands in the middle of each empty scene: a stage of 160 by 120, the floor at 98, light from the upper left. */
export const EMPTY_MOTIFS = {
  generic: [
    shape('deep', 'M50 62 80 52l30 10-30 11z'),
    shape('face', 'M50 62l30 11v25l-30-11z'),
    shape('side', 'M110 62 80 73v25l30-11z'),
    shape('light', 'M50 62 38 52l30-10 12 10z'),
    shape('face', 'M110 62l12-10-30-10-12 10z'),
    shape('accent', 'M80 22l2.2 6.8L89 31l-6.8 2.2L80 40l-2.2-6.8L71 31l6.8-2.2z'),
  ],
  games: [
    shape('side', 'M50 40a10 10 0 0 1 10-10h44a8 8 0 0 1 8 8v60H50z'),
    shape('face', 'M46 40a10 10 0 0 1 10-10h40a10 10 0 0 1 10 10v58H46z'),
    shape('light', 'M46 42a12 12 0 0 1 12-12h36a12 12 0 0 1 12 12v4H46z'),
    shape('deep', 'M52 52h48v26H52z'),
    shape('side', 'M54 54h13v22H54zM69.5 54h13v22h-13zM85 54h13v22H85z'),
    shape('ink', 'M56 88h40'),
    shape('line', 'M112 74h8V50'),
    shape('accent', 'M120 39a6 6 0 1 1 0 12 6 6 0 0 1 0-12z'),
    shape('brand', 'M76 61l2.2 3.8L82 67l-3.8 2.2L76 73l-2.2-3.8L70 67l3.8-2.2z'),
  ],
  notices: [
    shape('side', 'M56 30h52v68H56z'),
    shape('face', 'M50 28h52v70H50z'),
    shape('light', 'M50 28h52v10H50z'),
    shape('ink', 'M59 52h34M59 63h34M59 74h20'),
    shape('accent', 'M76 20a7 7 0 1 1 0 14 7 7 0 0 1 0-14z'),
    shape('brand', 'M92 78a9 9 0 1 1 0 18 9 9 0 0 1 0-18z'),
  ],
  messages: [
    shape('deep', 'M44 60 80 36l36 24v38H44z'),
    shape('light', 'M54 42h52v44H54z'),
    shape('ink', 'M63 53h34M63 63h22'),
    shape('side', 'M44 60l36 22 36-22v38H44z'),
    shape('face', 'M44 98l29-20 7 4.3 7-4.3 29 20z'),
    shape('brand', 'M108 30a9 9 0 1 1 0 18 9 9 0 0 1 0-18z'),
  ],
  people: [
    shape('side', 'M54 44a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM36 98v-9a18 17 0 0 1 36 0v9z'),
    shape('side', 'M106 44a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM88 98v-9a18 17 0 0 1 36 0v9z'),
    shape('face', 'M80 34a14 14 0 1 1 0 28 14 14 0 0 1 0-28zM54 98v-6a26 24 0 0 1 52 0v6z'),
    shape('light', 'M80 34a14 14 0 0 0-14 14c8 0 14-5 17-13.6a14 14 0 0 0-3-.4zM54 92a26 24 0 0 1 26-24c-5 8-14 18-26 24z'),
    shape('brand', 'M80 76l2.6 5 5.4 1.2-3.8 4 .6 5.6-4.8-2.4-4.8 2.4.6-5.6-3.8-4 5.4-1.2z'),
    shape('accent', 'M118 24l1.8 5.2L125 31l-5.2 1.8L118 38l-1.8-5.2L111 31l5.2-1.8z'),
  ],
  promotions: [
    shape('side', 'M50 62h60v36H50z'),
    shape('face', 'M50 62h38v36H50z'),
    shape('light', 'M45 50h70v13H45z'),
    shape('brand', 'M74 63h12v35H74zM74 50h12v13H74z'),
    shape('brand', 'M79 49c-16 2-22-4-19-10s14-2 19 10zM81 49c16 2 22-4 19-10s-14-2-19 10z'),
    shape('accent', 'M118 26l1.8 5.2L125 33l-5.2 1.8L118 40l-1.8-5.2L111 33l5.2-1.8zM44 26l1.4 4.6L50 32l-4.6 1.4L44 38l-1.4-4.6L38 32l4.6-1.4z'),
  ],
  search: [
    shape('side', 'M88 38l26 6-11 50-26-6z'),
    shape('face', 'M46 40h36v54H46z'),
    shape('light', 'M46 40h36v24H46z'),
    shape('ink', 'M54 74h20M54 83h12'),
    shape('deep', 'M92 50a19 19 0 1 1 0 38 19 19 0 0 1 0-38z'),
    shape('ray', 'M92 52a17 17 0 1 1 0 34 17 17 0 0 1 0-34zM105 82l13 14'),
    shape('line', 'M83 65a10 10 0 0 1 7-6'),
  ],
  network: [
    shape('side', 'M62 92a19 19 0 0 1-3-38 25 25 0 0 1 47-5 21 21 0 0 1 2 43z'),
    shape('face', 'M58 90a17 17 0 0 1-2-34 24 24 0 0 1 45-6 19 19 0 0 1-1 40z'),
    shape('light', 'M42 66a17 17 0 0 1 14-10 24 24 0 0 1 37-15c-14-4-26 4-29 19-8-1-16 1-22 6z'),
    shape('ink', 'M68 66l20 20M88 66 68 86'),
    shape('accent', 'M122 26l1.8 5.2L129 33l-5.2 1.8L122 40l-1.8-5.2L115 33l5.2-1.8z'),
  ],
} satisfies Record<string, readonly Shape[]>; // prettier-ignore
