import { childText, parseXml } from './s3-xml';

describe('a document of S3', () => {
  it('is read with its prolog, namespaces, empty elements and text', () => {
    const root = parseXml(
      '\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<!-- x --><s3:Error xmlns:s3="http://a/b"><Code>A</Code>\n<Empty a=\'1\'/></s3:Error>\n',
    );
    expect(root.name).toBe('Error');
    expect(root.children).toEqual([
      { name: 'Code', text: 'A', children: [] },
      { name: 'Empty', text: '', children: [] },
    ]);
  });

  it.each([
    ['a&amp;b&lt;c&gt;&quot;&apos;', `a&b<c>"'`],
    ['&#228;&#xE4;&#x1F600;', 'ää😀'],
    ['<![CDATA[a&amp;<b>]]>', 'a&amp;<b>'],
    ['&amp;lt;', '&lt;'],
    ['', ''],
  ])('decodes %j', (written, text) => {
    expect(childText(parseXml(`<a><b>${written}</b></a>`), 'b')).toBe(text);
  });

  it.each([
    ['', 'it is not one document'],
    ['Bad Gateway', 'it is not one document'],
    ['<a></a><b></b>', 'it is not one document'],
    ['<a><b>', 'it ends too early'],
    ['<a><b></a></b>', '</a> closes nothing'],
    ['</a>', '</a> closes nothing'],
    ['<a', 'it is not XML'],
    ['<a><b>1 < 2</b></a>', 'it is not XML'],
    ['<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'it is not XML'],
    ['<a>&b;</a>', 'it holds an unknown entity'],
    ['<a>&constructor;</a>', 'it holds an unknown entity'],
    ['<a>b & c</a>', 'it holds an unknown entity'],
    ['<a>&#x110000;</a>', 'it holds an unknown entity'],
  ])('refuses %j', (source, sentence) => {
    expect(() => parseXml(source)).toThrow(sentence);
  });

  it('tells what is not there from what is there twice', () => {
    const root = parseXml('<a><b>1</b><b>2</b></a>');
    expect(childText(root, 'c')).toBeUndefined();
    expect(() => childText(root, 'b')).toThrow('it has more than one b');
  });
});
