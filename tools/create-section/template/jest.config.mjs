import { sectionTests } from 'test-kit/jest';

export default sectionTests(import.meta.dirname);
