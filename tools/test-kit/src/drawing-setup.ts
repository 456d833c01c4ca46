import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { textsReactKeeps } from 'shared-kit/testing/translated-page';

/** The first sight of a late part has its code compiled first, which takes a busy machine long: the limit only ends what hangs. */
configure({ asyncUtilTimeout: 60_000 });

afterEach(() => expect(textsReactKeeps(document.body)).toEqual([]));
