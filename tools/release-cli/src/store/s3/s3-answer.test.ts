import { errorCodeOf, parseListing, refusalOf } from './s3-answer';

function listing(inside: string): string {
  return `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${inside}</ListBucketResult>`;
}

describe('a listing', () => {
  it('gives the decoded keys and where the next page begins', () => {
    const page = listing(
      '<EncodingType>url</EncodingType><IsTruncated>true</IsTruncated><NextContinuationToken>a+/=&amp;</NextContinuationToken>' +
        '<Contents><Key>a%2Fb+c%2B%C3%A4</Key><Size>1</Size></Contents><Contents><Key>d</Key></Contents>',
    );
    expect(parseListing(page)).toEqual({ keys: ['a/b c+ä', 'd'], next: 'a+/=&' });
  });

  it('takes keys as they are where the service does not encode them', () => {
    const page = listing('<IsTruncated>false</IsTruncated><Contents><Key>a+%2F&amp;b</Key></Contents>');
    expect(parseListing(page)).toEqual({ keys: ['a+%2F&b'], next: null });
  });

  it.each([
    ['<html>', 'S3 gave a listing that cannot be read: it ends too early'],
    [listing('').slice(0, -3), 'S3 gave a listing that cannot be read: it is not XML'],
    ['<Error><Code>A</Code></Error>', 'S3 gave a listing that cannot be read: its root is Error'],
    [listing(''), 'S3 gave a listing that cannot be read: it does not say whether more follows'],
    [
      listing('<IsTruncated>true</IsTruncated>'),
      'S3 gave a listing that cannot be read: it does not say where more follows',
    ],
    [
      listing('<IsTruncated>false</IsTruncated><Contents></Contents>'),
      'S3 gave a listing that cannot be read: it has an object without a key',
    ],
    [
      listing('<EncodingType>url</EncodingType><IsTruncated>false</IsTruncated><Contents><Key>%E4</Key></Contents>'),
      'S3 gave a listing that cannot be read: URI malformed',
    ],
  ])('is refused when it is %j', (body, sentence) => {
    expect(() => parseListing(body)).toThrow(sentence);
  });
});

describe('an answer that is no success', () => {
  it.each([
    [
      404,
      '<Error><Code>NoSuchBucket</Code><Message>The bucket\n does not exist.</Message></Error>',
      'S3 answered 404 NoSuchBucket (The bucket does not exist) to GET s3://b/k',
    ],
    [
      403,
      '<Error><Code>SignatureDoesNotMatch</Code><AWSAccessKeyId>identity</AWSAccessKeyId><StringToSign>x</StringToSign></Error>',
      'S3 answered 403 SignatureDoesNotMatch to GET s3://b/k: check the credentials and what they may do',
    ],
    [502, '<html>Bad Gateway</html>', 'S3 answered 502 to GET s3://b/k'],
    [500, '', 'S3 answered 500 to GET s3://b/k'],
  ])('is one sentence: %i %j', (status, body, sentence) => {
    expect(refusalOf('GET s3://b/k', status, body).message).toBe(sentence);
  });

  it('has a code only when it is an error document', () => {
    expect(errorCodeOf('<Error><Code>NoSuchKey</Code></Error>')).toBe('NoSuchKey');
    expect(errorCodeOf('<Other><Code>NoSuchKey</Code></Other>')).toBeUndefined();
    expect(errorCodeOf('')).toBeUndefined();
  });
});
