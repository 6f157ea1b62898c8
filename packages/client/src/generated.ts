// Made from docs/openapi.json by `npm run client`. Not to be changed by hand.

export type NewPerson = {
  readonly name: string;
};

export type Changes = {
  readonly name?: string;
  /** Null lets the name go */
  readonly passphrase?: string | null;
  readonly webhook?: string | null;
  readonly muted?: readonly string[];
};

export type Claim = {
  readonly code: string;
};

export type Login = {
  readonly name: string;
  readonly passphrase: string;
};

export type PushTarget = {
  readonly endpoint: string;
  readonly keys: {
    readonly p256dh: string;
    readonly auth: string;
  };
  /** As browsers send it; not used */
  readonly expirationTime?: number | null;
};

export type NewTable = {
  readonly game: string;
  /** How many; the fewest the game takes if left out */
  readonly seats?: number;
  /** A named set of options */
  readonly preset?: string;
  /** On top of the preset */
  readonly options?: Readonly<Record<string, boolean | string | number>>;
  /** Bots for the last seats */
  readonly bots?: readonly ("random" | "instinct" | "search")[];
  /** How much time there is; seconds */
  readonly pace?: NewPace;
  /** How long bots take for an answer */
  readonly botPace?: "at-once" | "natural" | "slow";
  /** Found by invitation only */
  readonly private?: boolean;
  /** Mix the seats when play begins */
  readonly shuffleSeats?: boolean;
  /** Play the game's campaign, match after match; options are then the campaign's */
  readonly campaign?: boolean;
};

export type JoinAct = {
  readonly invite?: string;
  /** Which seat; the next free one if left out */
  readonly seat?: number;
};

export type ReadyAct = {
  readonly ready?: boolean;
  /** 32 random bytes of your own, in hex: they become part of the deal */
  readonly share?: string;
};

export type BotAct = {
  readonly seat: number;
  /** Leave out to take it away */
  readonly bot?: "random" | "instinct" | "search";
};

export type LeaveAct = Readonly<Record<string, never>>;

export type ConcedeAct = Readonly<Record<string, never>>;

export type RematchAct = Readonly<Record<string, never>>;

export type NextAct = {
  /** Which of those on offer; the first if left out */
  readonly name?: string;
  /** Those that are yours to set */
  readonly options?: Readonly<Record<string, boolean | string | number>>;
};

export type VoteAct = {
  readonly kind: "kick" | "take-back" | "end" | "sit-in" | "give-back" | "pause" | "resume";
  /** The seat it is about */
  readonly target?: number;
  /** Take back: how many answers stay */
  readonly keep?: number;
};

export type VoiceAct = {
  readonly vote: string;
  readonly agree: boolean;
};

export type AnswerAct = {
  readonly decision: string;
  readonly answer: GivenAnswer;
};

export type UndoAct = {
  /** Of the view it is about; sent twice, it is done once */
  readonly version?: number;
};

export type StandingAct = {
  /** The kind of question; * for every kind of window that has none of its own */
  readonly kind: string;
  /** Pass for me; false: ask me (on *: on everything again) */
  readonly pass: boolean;
  /** Target: but ask me where I am the target; anybody: where anybody is whose turn it is not; turn: until it is my turn */
  readonly until?: "target" | "anybody" | "turn";
  /** For good; otherwise until the round or turn ends */
  readonly keep?: boolean;
};

export type SayAct = {
  readonly channel?: string;
  readonly text: string;
};

export type NoteAct = {
  readonly text: string;
  /** The one now if left out */
  readonly match?: string;
};

export type ReportAct = {
  readonly text: string;
};

export type NewPace = {
  readonly kind: "live";
  readonly bank?: number;
  readonly increment?: number;
} | {
  readonly kind: "turns";
  readonly each?: number;
} | {
  readonly kind: "untimed";
};

export type GivenAnswer = string | number | readonly string[];

export type Pace = {
  readonly kind: "live";
  readonly bank: number;
  readonly increment: number;
} | {
  readonly kind: "turns";
  readonly each: number;
} | {
  readonly kind: "untimed";
};

export type Ending = {
  readonly reason: "conceded" | "agreed";
  readonly winners: readonly number[];
};

export type Seat = {
  readonly person?: string;
  readonly name?: string;
  readonly bot?: "random" | "instinct" | "search";
  readonly ready: boolean;
  /** What they add to the deal */
  readonly share?: string;
  readonly conceded?: true;
  /** Who left it, and may come back without a vote */
  readonly left?: string;
  readonly here: boolean;
};

export type Vote = {
  readonly id: string;
  readonly kind: "kick" | "take-back" | "end" | "sit-in" | "give-back" | "pause" | "resume" | "seat";
  readonly by: number;
  readonly target?: number;
  readonly person?: string;
  readonly name?: string;
  readonly keep?: number;
  readonly answers?: number;
  readonly voters: readonly number[];
  readonly yes: readonly number[];
  readonly no: readonly number[];
};

export type Sat = {
  readonly person?: string;
  readonly share?: string;
};

export type Deal = {
  /** Hash of the server's share, from the opening of the table on */
  readonly promise: string;
  /** Once it is dealt: who sat where at the ready check, and what they gave */
  readonly sat?: readonly Sat[];
  /** Were seats mixed when play began */
  readonly mixed?: boolean;
};

export type Campaign = {
  /** The game that brings it */
  readonly game: string;
  /** The match that is played now or comes next */
  readonly name?: string;
  /** What may be played next */
  readonly offers: readonly {
    readonly name: string;
    readonly game: string;
    /** Options that are the players' to set */
    readonly choices: readonly string[];
  }[];
  /** Name, game and result of each match so far */
  readonly played: readonly unknown[];
  /** How it has ended */
  readonly ending?: string;
  /** Who has won it */
  readonly winners?: readonly number[];
};

export type Table = {
  readonly id: string;
  readonly revision: number;
  readonly game: string;
  readonly options: Readonly<Record<string, boolean | string | number>>;
  readonly pace: Pace;
  /** How long bots take for an answer */
  readonly botPace: "at-once" | "natural" | "slow";
  readonly private: boolean;
  readonly shuffleSeats: boolean;
  readonly status: "open" | "playing" | "over" | "closed";
  readonly seats: readonly Seat[];
  readonly host: string;
  readonly votes: readonly Vote[];
  readonly deal?: Deal;
  readonly match?: string;
  readonly earlier: readonly string[];
  readonly ended?: Ending;
  /** The clocks stand still */
  readonly paused?: boolean;
  /** How many watch without a seat */
  readonly watching: number;
  /** Where you sit */
  readonly you?: number;
  readonly invite?: string;
  /** To those who sit there: who watches and has a name */
  readonly watchers?: readonly {
    readonly person: string;
    readonly name: string;
  }[];
  /** The campaign that is played here */
  readonly campaign?: Campaign;
};

export type MyTable = {
  readonly id: string;
  readonly revision: number;
  readonly game: string;
  readonly options: Readonly<Record<string, boolean | string | number>>;
  readonly pace: Pace;
  /** How long bots take for an answer */
  readonly botPace: "at-once" | "natural" | "slow";
  readonly private: boolean;
  readonly shuffleSeats: boolean;
  readonly status: "open" | "playing" | "over" | "closed";
  readonly seats: readonly Seat[];
  readonly host: string;
  readonly votes: readonly Vote[];
  readonly deal?: Deal;
  readonly match?: string;
  readonly earlier: readonly string[];
  readonly ended?: Ending;
  /** The clocks stand still */
  readonly paused?: boolean;
  /** How many watch without a seat */
  readonly watching: number;
  /** Where you sit */
  readonly you?: number;
  readonly invite?: string;
  /** To those who sit there: who watches and has a name */
  readonly watchers?: readonly {
    readonly person: string;
    readonly name: string;
  }[];
  /** The campaign that is played here */
  readonly campaign?: Campaign;
  readonly yourMove: boolean;
};

export type Me = {
  readonly id: string;
  readonly name: string;
  /** Is the name kept by a passphrase */
  readonly kept: boolean;
  readonly webhook?: string;
  readonly muted: readonly string[];
  /** Browsers that are told */
  readonly push: number;
};

export type OptionSpec = {
  readonly type: "flag";
  readonly default: boolean;
} | {
  readonly type: "choice";
  readonly values: readonly string[];
  readonly default: string;
} | {
  readonly type: "number";
  readonly min: number;
  readonly max: number;
  readonly default: number;
};

export type Game = {
  readonly id: string;
  readonly title: string;
  readonly pitch: string;
  /** Of the rules */
  readonly version: number;
  readonly seats: {
    readonly min: number;
    readonly max: number;
  };
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** Named sets of options */
  readonly presets: Readonly<Record<string, Readonly<Record<string, boolean | string | number>>>>;
};

/** One thing that may be answered; what else it holds says what it is */
export type Option = {
  /** What is answered */
  readonly key: string;
  readonly kind: string;
  /** The id of a rule of the game */
  readonly rule?: string;
  /** The things on the table it means */
  readonly on?: string | readonly string[];
  readonly [more: string]: unknown;
};

/** What one would expect to be able to choose, and the rule that forbids it */
export type Barred = {
  readonly option: Option;
  /** The id of a rule of the game */
  readonly rule: string;
};

/** Choose one option: the answer is its key */
export type ChooseQuestion = {
  readonly form: "choose";
  /** To be sent back with the answer */
  readonly decision: string;
  /** What is asked */
  readonly kind: string;
  /** The id of a rule of the game */
  readonly rule?: string;
  /** Arguments of the prompt */
  readonly args?: Readonly<Record<string, unknown>>;
  /** The seats it is about */
  readonly targets?: readonly number[];
  readonly options: readonly Option[];
  readonly barred: readonly Barred[];
  /** The key that is answered when time runs out */
  readonly safe: string;
};

/** Choose from min to max different options: the answer is the list of their keys */
export type PickQuestion = {
  readonly form: "pick";
  /** To be sent back with the answer */
  readonly decision: string;
  /** What is asked */
  readonly kind: string;
  /** The id of a rule of the game */
  readonly rule?: string;
  /** Arguments of the prompt */
  readonly args?: Readonly<Record<string, unknown>>;
  /** The seats it is about */
  readonly targets?: readonly number[];
  readonly options: readonly Option[];
  readonly barred: readonly Barred[];
  readonly min: number;
  readonly max: number;
  /** The keys that are answered when time runs out */
  readonly safe: readonly string[];
};

/** The answer is a whole number from min to max; there are no options */
export type AmountQuestion = {
  readonly form: "amount";
  /** To be sent back with the answer */
  readonly decision: string;
  /** What is asked */
  readonly kind: string;
  /** The id of a rule of the game */
  readonly rule?: string;
  /** Arguments of the prompt */
  readonly args?: Readonly<Record<string, unknown>>;
  /** The seats it is about */
  readonly targets?: readonly number[];
  readonly options: readonly Option[];
  readonly barred: readonly Barred[];
  readonly min: number;
  readonly max: number;
  /** The number that is answered when time runs out */
  readonly safe: number;
};

export type Question = ChooseQuestion | PickQuestion | AmountQuestion;

/** What the table waits for */
export type Pending = {
  readonly decision: string;
  /** One seat, or several at once */
  readonly form: "ask" | "each" | "window";
  readonly kind: string;
  /** Who is asked; of several all, until the last has answered */
  readonly waiting: readonly number[];
  /** How many have not answered yet */
  readonly left: number;
};

/** Why and for whom the match ended; there from then on */
export type Result = {
  readonly winners: readonly number[];
  /** Id of the sentence that says why */
  readonly reason: string;
  /** The id of a rule of the game */
  readonly rule?: string;
  /** Sides that won, where a game has sides */
  readonly sides?: readonly string[];
  /** By seat */
  readonly scores?: readonly number[];
};

export type UndoState = {
  readonly possible: true;
} | {
  readonly possible: false;
  readonly reason: "nothing-yet" | "chance" | "shown" | "another-seat";
};

/** What you may see of a match */
export type View = {
  readonly game: string;
  /** Of the rules */
  readonly version: number;
  readonly seats: number;
  readonly options: Readonly<Record<string, boolean | string | number>>;
  /** Hash of the deal */
  readonly commitment: string;
  /** Public after the end */
  readonly seed?: string;
  /** The table, as the game has it; hidden things are numbers */
  readonly state: unknown;
  /** How many were given */
  readonly answers: number;
  readonly pending?: Pending;
  readonly result?: Result;
  readonly viewer: number | "spectator";
  /** What you see of hidden things, by number */
  readonly faces: Readonly<Record<string, unknown>>;
  /** What you are asked */
  readonly question?: Question;
  readonly undo?: UndoState;
};

/** Something that happened, as you are told of it */
export type GameEvent = {
  readonly type: string;
  /** How many answers were given before */
  readonly at: number;
  readonly args: Readonly<Record<string, unknown>>;
  /** The id of a rule of the game */
  readonly rule?: string;
  /** Hidden things it speaks of, by number */
  readonly cards?: readonly number[];
  /** Beside them, what you could see then */
  readonly faces?: readonly unknown[];
  /** Told to some only */
  readonly private?: true;
};

export type Clock = {
  /** Ms left, by seat */
  readonly banks: readonly number[];
  /** When time runs out, in the server's ms */
  readonly due?: number;
};

export type StandingAnswer = {
  readonly pass: boolean;
  readonly until?: "target" | "anybody" | "turn";
  readonly keep: boolean;
  /** What was kept before, and stands again when this has ended by itself */
  readonly again?: "target" | "anybody";
  /** It was set in */
  readonly round: number;
};

/** By kind of question */
export type StandingAnswers = Readonly<Record<string, StandingAnswer>>;

export type ChatLine = {
  /** Counts the lines of its channel */
  readonly n: number;
  readonly channel: string;
  readonly person: string;
  readonly name: string;
  readonly text: string;
  /** When, in the server's ms */
  readonly t: number;
};

export type MatchRecord = {
  readonly format: "sprawl-record/1";
  readonly game: string;
  /** Of the rules */
  readonly version: number;
  readonly seats: number;
  readonly options: Readonly<Record<string, boolean | string | number>>;
  /** 64 hex digits; every draw follows from it */
  readonly seed: string;
  /** What the seed was made of */
  readonly deal?: {
    /** The server's share, promised before anybody was ready */
    readonly server: string;
    /** In the order they sat in */
    readonly sat: readonly Sat[];
    readonly mixed: boolean;
  };
  /** What came along from a campaign */
  readonly carried?: unknown;
  /** Every answer, in order */
  readonly answers: readonly (readonly [number, string, string, number, string | number | readonly string[]])[];
  /** Of the position after the last answer, 64 hex digits */
  readonly hash: string;
};

export type Nothing = Readonly<Record<string, never>>;

export type Accepted = {
  /** On disk; repeated: it was already */
  readonly status: "accepted" | "repeated";
};

export type MeOrNobody = Me | Nothing;

export type MoveCode = {
  readonly code: string;
};

export type MyTables = {
  /** How many wait for you */
  readonly yourMove: number;
  readonly tables: readonly MyTable[];
};

export type PushKey = {
  readonly publicKey?: string;
};

export type Games = readonly Game[];

export type Tables = readonly Table[];

export type SeenMatch = {
  readonly type: "view";
  readonly match: string;
  /** Counts up by one with each answer, and each taken back */
  readonly version: number;
  readonly view: View;
  readonly hash: string;
  readonly clock?: Clock;
  readonly table: Table;
};

export type SeenTable = {
  readonly table: Table;
};

/** Only the table, as long as no match has begun */
export type SeenNow = SeenMatch | SeenTable;

export type Chat = {
  readonly lines: readonly ChatLine[];
};

export type Carried = {
  readonly carried: unknown;
};

export type Mine = {
  readonly note: string;
  readonly standing: StandingAnswers;
};

export type Log = {
  readonly match: string;
  readonly version: number;
  readonly events: readonly GameEvent[];
};

export type Past = {
  readonly match: string;
  readonly step: number;
  readonly view: View;
};

export type Joined = {
  readonly table: Table;
};

export type StandingSet = {
  readonly standing: StandingAnswers;
};

export type Replay = {
  readonly match: string;
  readonly step: number;
  /** Answers of the whole match */
  readonly steps: number;
  readonly view: View;
  readonly events: readonly GameEvent[];
};

export type Verdict = {
  readonly match: string;
  readonly commitment: string;
  readonly seed: string;
  readonly verified: boolean;
  /** What kind of proof the deal has */
  readonly proof: "shares" | "commitment";
  /** What does not fit */
  readonly problems: readonly string[];
  /** Of a private match, the end of the link to it, for those who were not there */
  readonly link?: string;
};

export type Trouble = {
  /** What is wrong, for programs */
  readonly code: string;
  /** What is wrong, in a sentence */
  readonly message: string;
  /** The rule of the game that forbids it */
  readonly rule?: string;
  /** The part of the input that is wrong */
  readonly field?: string;
};

export type Refusal = {
  readonly error: Trouble;
};

/** Every operation: what it takes, and what it answers. */
export type Operations = {
  /** Answer the question you are asked: an option's key, a list of keys, or a number. */
  readonly answer: {
    readonly at: {
      readonly id: string;
    };
    readonly body: AnswerAct;
    readonly answer: Accepted;
  };
  /** Put a bot on a free seat, or take it away. Only who opened the table may. */
  readonly bot: {
    readonly at: {
      readonly id: string;
    };
    readonly body: BotAct;
    readonly answer: Nothing;
  };
  /** What the campaign of this table carries, as you may know it. */
  readonly campaign: {
    readonly at: {
      readonly id: string;
    };
    readonly answer: Carried;
  };
  /** Changes what is named and leaves the rest. A passphrase keeps the name; null lets it go. */
  readonly changeMe: {
    readonly body: Changes;
    readonly answer: Me;
  };
  /** The newest 200 lines of where you read. */
  readonly chat: {
    readonly at: {
      readonly id: string;
    };
    readonly query?: {
      /** In each channel, the lines after this one */
      readonly after?: number;
    };
    readonly answer: Chat;
  };
  /** Be whom a code stands for. */
  readonly claim: {
    readonly body: Claim;
    readonly answer: Me;
  };
  /** Give up. Your seat is answered for from then on. */
  readonly concede: {
    readonly at: {
      readonly id: string;
    };
    readonly body?: ConcedeAct;
    readonly answer: Nothing;
  };
  /** This device forgets you. Its sockets are closed. */
  readonly forgetMe: {
    readonly answer: Nothing;
  };
  /** Every game with its seats, options and presets. */
  readonly games: {
    readonly answer: Games;
  };
  /** Makes you somebody. The answer sets a cookie, which is all that says who you are. */
  readonly introduce: {
    readonly body: NewPerson;
    readonly answer: Me;
  };
  /** The table an invitation leads to. Looking does not join. */
  readonly invitedTable: {
    readonly at: {
      readonly invite: string;
    };
    readonly answer: Table;
  };
  /** Take the next free seat, or the one named; without a free one you watch. In the middle of a match it asks the table for the seat. */
  readonly join: {
    readonly at: {
      readonly id: string;
    };
    readonly body?: JoinAct;
    readonly answer: Joined;
  };
  /** Get up; in play this gives the seat up. The last one out closes the table. */
  readonly leave: {
    readonly at: {
      readonly id: string;
    };
    readonly body?: LeaveAct;
    readonly answer: Nothing;
  };
  /** All you were told in the match so far, or after so many answers. */
  readonly log: {
    readonly at: {
      readonly id: string;
    };
    readonly query?: {
      /** So many answers */
      readonly after?: number;
    };
    readonly answer: Log;
  };
  /** Be who keeps this name. */
  readonly login: {
    readonly body: Login;
    readonly answer: Me;
  };
  /** Your notes on the match, and the standing answers that are in force. */
  readonly mine: {
    readonly at: {
      readonly id: string;
    };
    readonly query?: {
      /** The notes on an earlier match of the table */
      readonly match?: string;
    };
    readonly answer: Mine;
  };
  /** A code that makes another device you. It lasts ten minutes and can be used once. */
  readonly moveCode: {
    readonly answer: MoveCode;
  };
  /** Your tables, those that wait for you first. */
  readonly myTables: {
    readonly answer: MyTables;
  };
  /** On with the campaign of this table: the next match, or the one named. The same people in the same seats. */
  readonly next: {
    readonly at: {
      readonly id: string;
    };
    readonly body?: NextAct;
    readonly answer: Nothing;
  };
  /** Write down notes on the match. Only you see them. */
  readonly note: {
    readonly at: {
      readonly id: string;
    };
    readonly body: NoteAct;
    readonly answer: Nothing;
  };
  /** Opens a table. You sit in its first seat. */
  readonly openTable: {
    readonly body: NewTable;
    readonly answer: Table;
  };
  /** Public tables that have not begun, the newest first. */
  readonly openTables: {
    readonly query?: {
      /** After so many tables */
      readonly from?: number;
    };
    readonly answer: Tables;
  };
  /** The table as you saw it after so many answers. */
  readonly past: {
    readonly at: {
      readonly id: string;
    };
    readonly query: {
      readonly step: number;
    };
    readonly answer: Past;
  };
  /** The server's key for Web Push; none where it has none. */
  readonly pushKey: {
    readonly answer: PushKey;
  };
  /** Be ready. When all are, the match is dealt. */
  readonly ready: {
    readonly at: {
      readonly id: string;
    };
    readonly body?: ReadyAct;
    readonly answer: Nothing;
  };
  /** A match that is over, as a file that the command line checks and replays. */
  readonly record: {
    readonly at: {
      readonly id: string;
    };
    readonly query?: {
      /** The end of the link to a private match, for who was not there */
      readonly link?: string;
    };
    readonly answer: MatchRecord;
  };
  /** The same people once more, when a match is over. */
  readonly rematch: {
    readonly at: {
      readonly id: string;
    };
    readonly body?: RematchAct;
    readonly answer: Nothing;
  };
  /** A match that is over, after so many answers, with any seat's eyes. */
  readonly replay: {
    readonly at: {
      readonly id: string;
    };
    readonly query?: {
      /** The end of the link to a private match, for who was not there */
      readonly link?: string;
      readonly step?: number;
      readonly seat?: number;
    };
    readonly answer: Replay;
  };
  /** Report that something is wrong. It is kept with the match. */
  readonly report: {
    readonly at: {
      readonly id: string;
    };
    readonly body: ReportAct;
    readonly answer: Nothing;
  };
  /** Say something in a channel. */
  readonly say: {
    readonly at: {
      readonly id: string;
    };
    readonly body: SayAct;
    readonly answer: Nothing;
  };
  /** Be passed for on a kind of question, or be asked again. */
  readonly standing: {
    readonly at: {
      readonly id: string;
    };
    readonly body: StandingAct;
    readonly answer: StandingSet;
  };
  /** Be told by Web Push: what a browser's PushSubscription gives as JSON. */
  readonly subscribe: {
    readonly body: PushTarget;
    readonly answer: Nothing;
  };
  /** Who sits where, who is there and ready, what is voted on. */
  readonly table: {
    readonly at: {
      readonly id: string;
    };
    readonly answer: Table;
  };
  /** Take your last answer back, where nothing was learned since. */
  readonly undo: {
    readonly at: {
      readonly id: string;
    };
    readonly body?: UndoAct;
    readonly answer: Accepted;
  };
  /** No more Web Push there. */
  readonly unsubscribe: {
    readonly query: {
      readonly endpoint: string;
    };
    readonly answer: Nothing;
  };
  /** Plays the match again and says whether it follows from what was promised. */
  readonly verify: {
    readonly at: {
      readonly id: string;
    };
    readonly query?: {
      /** The end of the link to a private match, for who was not there */
      readonly link?: string;
    };
    readonly answer: Verdict;
  };
  /** What you see of the match. With a version it waits until the match is past it. */
  readonly view: {
    readonly at: {
      readonly id: string;
    };
    readonly query?: {
      /** Wait until the match is past this version; -1: begun */
      readonly after?: number;
      readonly wait?: number;
    };
    readonly answer: SeenNow;
  };
  /** Agree or not to what is voted on. */
  readonly voice: {
    readonly at: {
      readonly id: string;
    };
    readonly body: VoiceAct;
    readonly answer: Nothing;
  };
  /** Propose something the table has to agree on. */
  readonly vote: {
    readonly at: {
      readonly id: string;
    };
    readonly body: VoteAct;
    readonly answer: Nothing;
  };
  /** You, or an empty object if nobody knows. */
  readonly whoAmI: {
    readonly answer: MeOrNobody;
  };
};

/** The method and the address of each. */
export const ADDRESSES = {
  answer: ["POST", "/api/tables/{id}/answer"],
  bot: ["POST", "/api/tables/{id}/bot"],
  campaign: ["GET", "/api/tables/{id}/campaign"],
  changeMe: ["PATCH", "/api/me"],
  chat: ["GET", "/api/tables/{id}/chat"],
  claim: ["POST", "/api/me/claim"],
  concede: ["POST", "/api/tables/{id}/concede"],
  forgetMe: ["DELETE", "/api/me"],
  games: ["GET", "/api/games"],
  introduce: ["POST", "/api/me"],
  invitedTable: ["GET", "/api/invites/{invite}"],
  join: ["POST", "/api/tables/{id}/join"],
  leave: ["POST", "/api/tables/{id}/leave"],
  log: ["GET", "/api/tables/{id}/log"],
  login: ["POST", "/api/login"],
  mine: ["GET", "/api/tables/{id}/mine"],
  moveCode: ["POST", "/api/me/code"],
  myTables: ["GET", "/api/me/tables"],
  next: ["POST", "/api/tables/{id}/next"],
  note: ["POST", "/api/tables/{id}/note"],
  openTable: ["POST", "/api/tables"],
  openTables: ["GET", "/api/tables"],
  past: ["GET", "/api/tables/{id}/past"],
  pushKey: ["GET", "/api/push"],
  ready: ["POST", "/api/tables/{id}/ready"],
  record: ["GET", "/api/matches/{id}/record"],
  rematch: ["POST", "/api/tables/{id}/rematch"],
  replay: ["GET", "/api/matches/{id}/replay"],
  report: ["POST", "/api/tables/{id}/report"],
  say: ["POST", "/api/tables/{id}/say"],
  standing: ["POST", "/api/tables/{id}/standing"],
  subscribe: ["POST", "/api/me/push"],
  table: ["GET", "/api/tables/{id}"],
  undo: ["POST", "/api/tables/{id}/undo"],
  unsubscribe: ["DELETE", "/api/me/push"],
  verify: ["GET", "/api/matches/{id}/verify"],
  view: ["GET", "/api/tables/{id}/view"],
  voice: ["POST", "/api/tables/{id}/voice"],
  vote: ["POST", "/api/tables/{id}/vote"],
  whoAmI: ["GET", "/api/me"],
} as const satisfies Readonly<Record<keyof Operations, readonly [string, string]>>;
