import type { Store } from './store';
import { PLAY_TABLES } from './play-tables';

/** Each entry runs once, in order; a released entry is never edited. Money is in integer cents. */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE vendors (
    code TEXT PRIMARY KEY, name TEXT NOT NULL, category TEXT NOT NULL, position INTEGER NOT NULL,
    freeplay INTEGER NOT NULL DEFAULT 0, maintenance INTEGER NOT NULL DEFAULT 0
  );
  CREATE TABLE games (
    node_id INTEGER PRIMARY KEY, vassalage TEXT NOT NULL REFERENCES vendors (code), game_id TEXT NOT NULL,
    name TEXT NOT NULL, category TEXT NOT NULL, classify TEXT NOT NULL, min_bet_cents INTEGER NOT NULL,
    min_lines INTEGER NOT NULL, is_new INTEGER NOT NULL, hot_rank INTEGER, popularity INTEGER NOT NULL,
    support_play INTEGER, game_code TEXT NOT NULL, lotto_mode TEXT NOT NULL, default_play_type INTEGER
  );
  CREATE INDEX games_by_category ON games (category, popularity DESC);
  CREATE INDEX games_by_vendor ON games (vassalage, popularity DESC);

  CREATE TABLE members (
    id INTEGER PRIMARY KEY, merchant TEXT NOT NULL, username TEXT NOT NULL, type INTEGER NOT NULL,
    parent_id INTEGER REFERENCES members (id), password_hash TEXT NOT NULL, payment_password_hash TEXT,
    nickname TEXT NOT NULL DEFAULT '', dialing_code TEXT NOT NULL DEFAULT '', mobile TEXT NOT NULL DEFAULT '',
    email TEXT NOT NULL DEFAULT '', payee_name TEXT NOT NULL DEFAULT '', vip_level INTEGER NOT NULL DEFAULT 0,
    icon TEXT NOT NULL DEFAULT '', disabled INTEGER NOT NULL DEFAULT 0, first_time INTEGER NOT NULL DEFAULT 0,
    invite_code TEXT NOT NULL DEFAULT '', chat_unread INTEGER NOT NULL DEFAULT 0, created_at INTEGER NOT NULL,
    last_login_at INTEGER, expires_at INTEGER, UNIQUE (merchant, username)
  );
  CREATE INDEX members_by_parent ON members (parent_id);
  CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES members (id), merchant TEXT NOT NULL,
    created_at INTEGER NOT NULL, seen_at INTEGER NOT NULL, expires_at INTEGER NOT NULL
  );
  CREATE TABLE wallet_transactions (
    id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES members (id), kind TEXT NOT NULL,
    amount_cents INTEGER NOT NULL, fee_cents INTEGER NOT NULL DEFAULT 0, state TEXT NOT NULL,
    remark TEXT NOT NULL DEFAULT '', created_at INTEGER NOT NULL
  );
  CREATE INDEX wallet_transactions_by_member ON wallet_transactions (member_id, created_at);
  CREATE TABLE wallets (
    member_id INTEGER PRIMARY KEY REFERENCES members (id), balance_cents INTEGER NOT NULL CHECK (balance_cents >= 0)
  );

  CREATE TABLE favourites (
    member_id INTEGER NOT NULL, node_id INTEGER NOT NULL, created_at INTEGER NOT NULL, PRIMARY KEY (member_id, node_id)
  );
  CREATE TABLE recent_games (
    member_id INTEGER NOT NULL, node_id INTEGER NOT NULL, played_at INTEGER NOT NULL, PRIMARY KEY (member_id, node_id)
  );
  CREATE TABLE winners (
    id INTEGER PRIMARY KEY, name_masked TEXT NOT NULL, node_id INTEGER NOT NULL, amount_cents INTEGER NOT NULL,
    won_at INTEGER NOT NULL
  );
  CREATE TABLE launches (
    id_hash TEXT PRIMARY KEY, member_id INTEGER NOT NULL, merchant TEXT NOT NULL, kind TEXT NOT NULL,
    parameters TEXT NOT NULL, created_at INTEGER NOT NULL
  );

  CREATE TABLE announcements (
    id INTEGER PRIMARY KEY, merchant TEXT NOT NULL, type TEXT NOT NULL, group_name TEXT NOT NULL,
    start_date INTEGER NOT NULL, data TEXT NOT NULL
  );
  CREATE TABLE announcement_reads (
    member_id INTEGER NOT NULL, announcement_id INTEGER NOT NULL, PRIMARY KEY (member_id, announcement_id)
  );
  CREATE TABLE inbox_messages (
    id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL, data TEXT NOT NULL, sent_at INTEGER NOT NULL,
    is_read INTEGER NOT NULL DEFAULT 0
  );
  CREATE TABLE team_daily (
    member_id INTEGER NOT NULL, day TEXT NOT NULL, logins INTEGER NOT NULL, bets INTEGER NOT NULL,
    turnover_cents INTEGER NOT NULL, payout_cents INTEGER NOT NULL, deposits_cents INTEGER NOT NULL,
    withdrawals_cents INTEGER NOT NULL, bonus_cents INTEGER NOT NULL, rebate_cents INTEGER NOT NULL,
    PRIMARY KEY (member_id, day)
  );
  CREATE TABLE contract_requests (
    member_id INTEGER NOT NULL, kind TEXT NOT NULL, period TEXT NOT NULL, PRIMARY KEY (member_id, kind)
  );
  CREATE TABLE affiliate_domains (merchant TEXT NOT NULL, domain TEXT NOT NULL, code TEXT NOT NULL);

  CREATE TABLE encryption_keys (
    kid TEXT PRIMARY KEY, private_jwk TEXT NOT NULL, public_jwk TEXT NOT NULL, expires_at INTEGER NOT NULL
  );
  CREATE TABLE seen_payloads (jti TEXT PRIMARY KEY, expires_at INTEGER NOT NULL);
  CREATE TABLE captchas (id_hash TEXT PRIMARY KEY, solution TEXT NOT NULL, created_at INTEGER NOT NULL);
  CREATE TABLE login_failures (account TEXT NOT NULL, ip TEXT NOT NULL, failed_at INTEGER NOT NULL);
  CREATE TABLE sms_codes (
    id INTEGER PRIMARY KEY, merchant TEXT NOT NULL, mobile TEXT NOT NULL, dialing_code TEXT NOT NULL, purpose TEXT NOT NULL,
    code TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, sent_at INTEGER NOT NULL, used INTEGER NOT NULL DEFAULT 0
  );
  CREATE TABLE idempotent_answers (
    member_id INTEGER NOT NULL, endpoint TEXT NOT NULL, key TEXT NOT NULL, request_hash TEXT NOT NULL,
    value TEXT NOT NULL, created_at INTEGER NOT NULL, PRIMARY KEY (member_id, endpoint, key)
  );
  CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL);
  `,
  `
  CREATE TABLE health_reports (
    page TEXT NOT NULL, part INTEGER NOT NULL, merchant TEXT NOT NULL, environment TEXT NOT NULL, set_id TEXT NOT NULL,
    revision INTEGER NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (page, part)
  );
  CREATE TABLE health_entries (
    id INTEGER PRIMARY KEY, environment TEXT NOT NULL, merchant TEXT NOT NULL, at INTEGER NOT NULL, page TEXT NOT NULL,
    part INTEGER NOT NULL, package TEXT NOT NULL, version TEXT NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL,
    value REAL
  );
  CREATE INDEX health_reports_by_time ON health_reports (at);
  CREATE INDEX health_entries_by_time ON health_entries (environment, at);
  `,
  `
  CREATE TABLE recent_lotteries (
    member_id INTEGER NOT NULL, game_code TEXT NOT NULL, played_at INTEGER NOT NULL, PRIMARY KEY (member_id, game_code)
  );
  `,
  // The wallet is the sum of the posted transactions, and the database itself keeps it so.
  `
  ALTER TABLE wallet_transactions ADD COLUMN posted INTEGER NOT NULL DEFAULT 1;
  CREATE TRIGGER wallet_follows_new AFTER INSERT ON wallet_transactions BEGIN
    INSERT OR IGNORE INTO wallets (member_id, balance_cents) VALUES (NEW.member_id, 0);
    UPDATE wallets SET balance_cents = balance_cents + NEW.amount_cents * NEW.posted WHERE member_id = NEW.member_id;
  END;
  CREATE TRIGGER wallet_follows_change AFTER UPDATE OF amount_cents, posted ON wallet_transactions BEGIN
    UPDATE wallets SET balance_cents = balance_cents - OLD.amount_cents * OLD.posted + NEW.amount_cents * NEW.posted
    WHERE member_id = NEW.member_id;
  END;
  CREATE TABLE deposits (
    transaction_id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL, method_id TEXT NOT NULL, paid_cents INTEGER NOT NULL,
    promotion_id TEXT, bonus_cents INTEGER NOT NULL, turnover_cents INTEGER NOT NULL, fields TEXT NOT NULL,
    page_key TEXT, expires_at INTEGER NOT NULL, settles_at INTEGER
  );
  CREATE UNIQUE INDEX deposits_by_page ON deposits (page_key);
  CREATE TABLE withdrawals (
    transaction_id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL, account_id INTEGER NOT NULL, settles_at INTEGER
  );
  CREATE TABLE turnover_rules (
    id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL, locked_cents INTEGER NOT NULL, required_cents INTEGER NOT NULL,
    played_cents INTEGER NOT NULL DEFAULT 0
  );
  CREATE INDEX turnover_rules_by_member ON turnover_rules (member_id);
  CREATE TABLE payout_accounts (
    id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL, kind TEXT NOT NULL, bank TEXT NOT NULL, holder TEXT NOT NULL,
    number TEXT NOT NULL, removed_at INTEGER
  );
  CREATE INDEX payout_accounts_by_member ON payout_accounts (member_id);
  CREATE TABLE payment_password_failures (member_id INTEGER NOT NULL, failed_at INTEGER NOT NULL);
  `,
  `
  CREATE TABLE member_profiles (member_id INTEGER PRIMARY KEY REFERENCES members (id), data TEXT NOT NULL);
  CREATE TABLE recovery_passwords (
    member_id INTEGER PRIMARY KEY REFERENCES members (id), password_hash TEXT NOT NULL, expires_at INTEGER NOT NULL
  );
  CREATE TABLE mails (
    id INTEGER PRIMARY KEY, merchant TEXT NOT NULL, address TEXT NOT NULL, purpose TEXT NOT NULL, secret TEXT NOT NULL,
    sent_at INTEGER NOT NULL
  );
  CREATE TABLE linked_identities (
    merchant TEXT NOT NULL, channel TEXT NOT NULL, subject TEXT NOT NULL,
    member_id INTEGER NOT NULL REFERENCES members (id), PRIMARY KEY (merchant, channel, subject)
  );
  `,
  `
  CREATE TABLE member_icons (
    member_id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, type TEXT NOT NULL, data TEXT NOT NULL
  );
  CREATE TABLE rebates (
    member_id INTEGER NOT NULL, day TEXT NOT NULL, category TEXT NOT NULL, turnover_cents INTEGER NOT NULL,
    rate_permyriad INTEGER NOT NULL, rebate_cents INTEGER NOT NULL, transaction_id INTEGER,
    PRIMARY KEY (member_id, day, category)
  );
  `,
  `
  CREATE TABLE rewards (
    id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES members (id), kind TEXT NOT NULL, source TEXT NOT NULL,
    promotion_id INTEGER, title TEXT NOT NULL, amount_cents INTEGER NOT NULL, target INTEGER NOT NULL DEFAULT 0,
    reached INTEGER NOT NULL DEFAULT 0, created_at INTEGER NOT NULL, expires_at INTEGER, claimed_at INTEGER,
    UNIQUE (member_id, kind, source)
  );
  CREATE TABLE reward_applications (
    id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES members (id), promotion_id INTEGER NOT NULL,
    remarks TEXT NOT NULL, state TEXT NOT NULL, created_at INTEGER NOT NULL
  );
  CREATE UNIQUE INDEX open_applications ON reward_applications (member_id, promotion_id) WHERE state = 'pending';
  CREATE TABLE application_pictures (
    application_id INTEGER NOT NULL REFERENCES reward_applications (id), position INTEGER NOT NULL, type TEXT NOT NULL,
    content BLOB NOT NULL, PRIMARY KEY (application_id, position)
  );
  `,
  // The teams' figures are those of the members' own bets and transactions; only a fresh seed has them for the past.
  `
  DROP TABLE team_daily;
  CREATE TABLE member_days (
    member_id INTEGER NOT NULL, day TEXT NOT NULL, logins INTEGER NOT NULL, PRIMARY KEY (member_id, day)
  );
  CREATE TABLE bets (
    id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES members (id), node_id INTEGER NOT NULL,
    category TEXT NOT NULL, stake_cents INTEGER NOT NULL, payout_cents INTEGER NOT NULL, placed_at INTEGER NOT NULL,
    day TEXT NOT NULL
  );
  CREATE INDEX bets_by_member ON bets (member_id, day);
  CREATE INDEX bets_by_day ON bets (day);
  CREATE TABLE rebate_rates (
    member_id INTEGER NOT NULL, category TEXT NOT NULL, from_day TEXT NOT NULL, rate_permyriad INTEGER NOT NULL,
    PRIMARY KEY (member_id, category, from_day)
  );
  CREATE TABLE rebate_versions (member_id INTEGER PRIMARY KEY, version INTEGER NOT NULL);
  CREATE TABLE agent_quotas (member_id INTEGER PRIMARY KEY, accounts_opened INTEGER NOT NULL);
  CREATE TABLE agent_transfers (
    id INTEGER PRIMARY KEY, agent_id INTEGER NOT NULL, member_id INTEGER NOT NULL, kind TEXT NOT NULL,
    amount_cents INTEGER NOT NULL, greeting TEXT NOT NULL, created_at INTEGER NOT NULL
  );
  CREATE INDEX agent_transfers_by_agent ON agent_transfers (agent_id);
  CREATE TABLE affiliate_urls (
    id INTEGER PRIMARY KEY, agent_id INTEGER NOT NULL, merchant TEXT NOT NULL, kind TEXT NOT NULL, rebates TEXT NOT NULL,
    code TEXT NOT NULL, visits INTEGER NOT NULL DEFAULT 0, signups INTEGER NOT NULL DEFAULT 0, expires_at INTEGER,
    UNIQUE (merchant, code)
  );
  DROP TABLE contract_requests;
  CREATE TABLE contracts (
    id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL, kind TEXT NOT NULL, version INTEGER NOT NULL, issuer TEXT NOT NULL,
    period TEXT NOT NULL, tiers TEXT NOT NULL, terms TEXT NOT NULL, state TEXT NOT NULL, since_day TEXT
  );
  CREATE INDEX contracts_by_member ON contracts (member_id, kind);
  CREATE TABLE dividend_withdrawals (
    id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL, period_start TEXT NOT NULL, amount_cents INTEGER NOT NULL,
    created_at INTEGER NOT NULL, UNIQUE (member_id, period_start)
  );
  DELETE FROM meta WHERE name = 'seededAt';
  `,
  // Phones are E.164. Of those that are there, codes have proven whoever registered by phone, and the seed its own.
  `
  ALTER TABLE members ADD COLUMN phone TEXT NOT NULL DEFAULT '';
  ALTER TABLE members ADD COLUMN phone_proven INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE members ADD COLUMN email_proven INTEGER NOT NULL DEFAULT 0;
  UPDATE members SET phone = '+' || dialing_code || ltrim(mobile, '0') WHERE mobile <> '';
  UPDATE members SET email_proven = 1 WHERE username GLOB 'demo_*' AND email = username || '@example.com';
  UPDATE members SET phone_proven = 1 WHERE mobile <> '' AND (username = ltrim(mobile, '0') OR email_proven = 1);
  ALTER TABLE members DROP COLUMN dialing_code;
  ALTER TABLE members DROP COLUMN mobile;
  CREATE UNIQUE INDEX members_by_phone ON members (merchant, phone) WHERE phone_proven = 1;
  CREATE INDEX members_by_phone_end ON members (merchant, substr(phone, -4)) WHERE phone_proven = 1;
  CREATE UNIQUE INDEX members_by_email ON members (merchant, lower(email)) WHERE email_proven = 1;
  DROP TABLE sms_codes;
  CREATE TABLE codes (
    id INTEGER PRIMARY KEY, merchant TEXT NOT NULL, member_id INTEGER, address TEXT NOT NULL, purpose TEXT NOT NULL,
    code TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, sent_at INTEGER NOT NULL, used INTEGER NOT NULL DEFAULT 0
  );
  CREATE TABLE confirmations (
    token_hash TEXT PRIMARY KEY, session_hash TEXT NOT NULL, member_id INTEGER NOT NULL REFERENCES members (id),
    expires_at INTEGER NOT NULL
  );
  CREATE TABLE notices (
    id INTEGER PRIMARY KEY, merchant TEXT NOT NULL, phone TEXT NOT NULL, purpose TEXT NOT NULL, sent_at INTEGER NOT NULL
  );
  `,
  // The promotion of a deposit is the row that was found, not the text that was sent.
  `
  ALTER TABLE deposits RENAME COLUMN promotion_id TO sent_promotion;
  ALTER TABLE deposits ADD COLUMN promotion_id INTEGER;
  UPDATE deposits SET promotion_id = CAST(sent_promotion AS INTEGER) WHERE sent_promotion IS NOT NULL;
  ALTER TABLE deposits DROP COLUMN sent_promotion;
  `,
  // Addresses that open a game or a payment end with the session they were given to.
  `
  DELETE FROM launches;
  ALTER TABLE launches ADD COLUMN session_hash TEXT NOT NULL DEFAULT '';
  ALTER TABLE deposits ADD COLUMN session_hash TEXT;
  `,
  // The keyed hash of the network that a page's ticket was given to; empty where a report has none and is no vote.
  `
  ALTER TABLE health_entries ADD COLUMN network TEXT NOT NULL DEFAULT '';
  `,
  // Codes and temporary passwords are kept as keyed hashes. Those that are there live for minutes: they are asked for again.
  `
  DELETE FROM codes;
  DELETE FROM recovery_passwords;
  UPDATE mails SET secret = '';
  ALTER TABLE codes ADD COLUMN code_hash TEXT NOT NULL DEFAULT '';
  `,
  // Several mailed passwords and codes are good at once, and tries count by who makes them.
  `
  DELETE FROM codes;
  ALTER TABLE codes DROP COLUMN attempts;
  CREATE TABLE code_tries (
    code_id INTEGER NOT NULL, asker TEXT NOT NULL, is_proven INTEGER NOT NULL, tries INTEGER NOT NULL,
    PRIMARY KEY (code_id, asker)
  );
  DROP TABLE recovery_passwords;
  CREATE TABLE recovery_passwords (
    password_hash TEXT PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES members (id), expires_at INTEGER NOT NULL
  );
  CREATE TABLE member_devices (
    device_hash TEXT NOT NULL, member_id INTEGER NOT NULL REFERENCES members (id), seen_at INTEGER NOT NULL,
    PRIMARY KEY (device_hash, member_id)
  );
  `,
  // The deposit whose bonus a rule is about: its progress is told among the rewards.
  `
  ALTER TABLE turnover_rules ADD COLUMN deposit_id INTEGER;
  `,
  // What pages hear of at once: the database itself writes down each change, with the moment left to who tells it.
  `
  CREATE TABLE jackpots (merchant TEXT PRIMARY KEY, amount_cents INTEGER NOT NULL);
  CREATE TABLE live_changes (
    id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, member_id INTEGER, ref INTEGER, at INTEGER
  );
  CREATE TRIGGER live_bound AFTER INSERT ON live_changes WHEN NEW.id % 100 = 0 BEGIN
    DELETE FROM live_changes WHERE id <= NEW.id - 20000;
  END;
  CREATE TRIGGER live_balance AFTER UPDATE OF balance_cents ON wallets WHEN NEW.balance_cents <> OLD.balance_cents BEGIN
    INSERT INTO live_changes (kind, member_id) VALUES ('balance', NEW.member_id);
  END;
  CREATE TRIGGER live_deposit AFTER UPDATE OF state ON wallet_transactions
  WHEN NEW.kind = 'deposit' AND NEW.state <> 'pending' AND OLD.state = 'pending' BEGIN
    INSERT INTO live_changes (kind, member_id, ref) VALUES ('deposit', NEW.member_id, NEW.id);
  END;
  CREATE TRIGGER live_inbox_new AFTER INSERT ON inbox_messages BEGIN
    INSERT INTO live_changes (kind, member_id) VALUES ('unread', NEW.member_id);
  END;
  CREATE TRIGGER live_inbox_read AFTER UPDATE OF is_read ON inbox_messages WHEN NEW.is_read <> OLD.is_read BEGIN
    INSERT INTO live_changes (kind, member_id) VALUES ('unread', NEW.member_id);
  END;
  CREATE TRIGGER live_inbox_gone AFTER DELETE ON inbox_messages WHEN OLD.is_read = 0 BEGIN
    INSERT INTO live_changes (kind, member_id) VALUES ('unread', OLD.member_id);
  END;
  CREATE TRIGGER live_notice_read AFTER INSERT ON announcement_reads BEGIN
    INSERT INTO live_changes (kind, member_id) VALUES ('unread', NEW.member_id);
  END;
  CREATE TRIGGER live_notice_new AFTER INSERT ON announcements WHEN NEW.type = 'PL' BEGIN
    INSERT INTO live_changes (kind) VALUES ('unread');
  END;
  CREATE TRIGGER live_chat AFTER UPDATE OF chat_unread ON members WHEN NEW.chat_unread <> OLD.chat_unread BEGIN
    INSERT INTO live_changes (kind, member_id) VALUES ('unread', NEW.id);
  END;
  CREATE TRIGGER live_winner AFTER INSERT ON winners BEGIN
    INSERT INTO live_changes (kind, ref) VALUES ('winners', NEW.id);
  END;
  CREATE TRIGGER live_jackpot_new AFTER INSERT ON jackpots BEGIN
    INSERT INTO live_changes (kind) VALUES ('jackpot');
  END;
  CREATE TRIGGER live_jackpot AFTER UPDATE ON jackpots BEGIN
    INSERT INTO live_changes (kind) VALUES ('jackpot');
  END;
  `,
  // By what a confirmation was given: the payment password confirms less than the login password.
  `
  ALTER TABLE confirmations ADD COLUMN way TEXT NOT NULL DEFAULT 'password';
  `,
  // What visitors and members tell the operator; no member for a visitor.
  `
  CREATE TABLE feedback (
    id INTEGER PRIMARY KEY AUTOINCREMENT, merchant TEXT NOT NULL, member_id INTEGER REFERENCES members (id),
    language TEXT NOT NULL, text TEXT NOT NULL, sent_at INTEGER NOT NULL
  );
  `,
  // When money moved: a deposit counts on the day it is paid, not on the day it was asked for.
  `
  ALTER TABLE wallet_transactions ADD COLUMN booked_at INTEGER NOT NULL DEFAULT 0;
  UPDATE wallet_transactions SET booked_at = created_at;
  CREATE INDEX wallet_transactions_by_booking ON wallet_transactions (member_id, booked_at);
  `,
  // What is left of the money of a rule: what was lost needs no turnover.
  `
  ALTER TABLE turnover_rules ADD COLUMN money_cents INTEGER NOT NULL DEFAULT 0;
  UPDATE turnover_rules SET money_cents =
    min(locked_cents, coalesce((SELECT balance_cents FROM wallets w WHERE w.member_id = turnover_rules.member_id), 0));
  `,
  // Every call that shows money looks for orders that are due: the few that are open, not all that ever were.
  `
  CREATE INDEX wallet_transactions_pending ON wallet_transactions (state) WHERE state = 'pending';
  `,
  // Where errors were thrown that pages report: built files with line and column, nothing of the player.
  `
  CREATE TABLE health_stacks (
    id INTEGER PRIMARY KEY AUTOINCREMENT, environment TEXT NOT NULL, merchant TEXT NOT NULL, at INTEGER NOT NULL,
    page TEXT NOT NULL, set_id TEXT NOT NULL, package TEXT NOT NULL, version TEXT NOT NULL, name TEXT NOT NULL,
    stack TEXT NOT NULL
  );
  CREATE INDEX health_stacks_by_time ON health_stacks (environment, at);
  `,
  PLAY_TABLES,
  // The bucket of the device, where a report names it: how a share of devices does is asked by it.
  `
  ALTER TABLE health_entries ADD COLUMN bucket INTEGER;
  `,
];

/** Tables that outlive a reset: clients may hold the encryption key. */
export const KEPT_TABLES: readonly string[] = ['migrations', 'encryption_keys'];

/** Brings a database to a version, the newest unless told; does nothing to one that is there already. */
export function migrate(store: Store, version = MIGRATIONS.length): void {
  store.exec('CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY)');
  const applied = store.get<{ version: number | null }>('SELECT max(version) AS version FROM migrations')?.version ?? 0;
  MIGRATIONS.slice(applied, version).forEach((sql, index) => {
    store.transaction(() => {
      store.exec(sql);
      store.run('INSERT INTO migrations (version) VALUES (?)', applied + index + 1);
    });
  });
}

/** Every table of the newest version. */
export function tableNames(store: Store): string[] {
  return store
    .all<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .map(({ name }) => name);
}

/** Empties every table but the kept ones; call it inside a transaction. */
export function clearTables(store: Store): void {
  store.exec('PRAGMA defer_foreign_keys = ON');
  for (const name of tableNames(store)) if (!KEPT_TABLES.includes(name)) store.exec(`DELETE FROM "${name}"`);
}
