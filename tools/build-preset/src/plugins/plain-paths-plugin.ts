import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';
import { ownPath, plainPath } from '../workspace/plain-paths';

type Answer = (error: NodeJS.ErrnoException | null, link?: string | Buffer) => void;

/** What the bundler asks of a file system about links. */
interface LinkReader {
  readlink?: ((file: string, ...rest: never[]) => void) | undefined;
}

/**
 * Keeps the bundler on the paths of {@link plainPath}: it follows every link to where it leads, and would follow that of
 * the workspace too. Links inside of it lead to plain paths as well.
 */
export class PlainPathsPlugin {
  apply(compiler: Compiler): void {
    const files = compiler.inputFileSystem as LinkReader | null;
    const { readlink } = files ?? {};
    if (files === null || readlink === undefined) return;
    files.readlink = (file: string, ...rest: readonly unknown[]) => {
      const answer = rest.at(-1) as Answer;
      const follow: Answer = (error, link) => {
        if (error !== null || link === undefined) return answer(error, link);
        // A link leads on from where its folder really is, and that may be reached by a link itself.
        const target = path.resolve(realpathSync(path.dirname(ownPath(file))), String(link));
        const plain = plainPath(target);
        // The link that stands for a folder: to the bundler it is that folder.
        if (plain === file) return answer(Object.assign(new Error('not a link'), { code: 'EINVAL' }));
        answer(null, plain === target ? link : plain);
      };
      (readlink as (...words: readonly unknown[]) => void).call(files, file, ...rest.slice(0, -1), follow);
    };
  }
}
