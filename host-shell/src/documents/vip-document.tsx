import '../styles/tokens.css';
import '../styles/base.css';
import { startDocument } from './start-document';
import { VipPage } from './vip-page';

void startDocument(<VipPage />);
