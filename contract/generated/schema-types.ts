// Made by `npm run generate` from contract/schema.graphql and the site's operations. Do not edit.
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
};

/**
 * The customers' API of the shop: three operations, `DeliveryPlaces`, `FullMenu` and `InsertCustomerOrder`, and `shop`.
 * Amounts are shekels with at most two decimals. All calls are HTTP POST to `/graphql`.
 */
export type Query = {
  /** Where the shop delivers, and where an order can be picked up. Without a filter the answer is in Hebrew. */
  readonly deliveryPlaces: ReadonlyArray<DeliveryPlace>;
  /** The menu in one language, dish types sorted by `orderNumber`. Without a filter the answer is in Hebrew. */
  readonly fullMenu: ReadonlyArray<MenuType>;
  /** What the shop says of itself. An addition to the first contract: a site works without it. */
  readonly shop: Shop;
};


/**
 * The customers' API of the shop: three operations, `DeliveryPlaces`, `FullMenu` and `InsertCustomerOrder`, and `shop`.
 * Amounts are shekels with at most two decimals. All calls are HTTP POST to `/graphql`.
 */
export type QueryDeliveryPlacesArgs = {
  filter?: InputMaybe<DeliveryPlacesFilter>;
};


/**
 * The customers' API of the shop: three operations, `DeliveryPlaces`, `FullMenu` and `InsertCustomerOrder`, and `shop`.
 * Amounts are shekels with at most two decimals. All calls are HTTP POST to `/graphql`.
 */
export type QueryFullMenuArgs = {
  filter?: InputMaybe<FullMenuFilter>;
};


/**
 * The customers' API of the shop: three operations, `DeliveryPlaces`, `FullMenu` and `InsertCustomerOrder`, and `shop`.
 * Amounts are shekels with at most two decimals. All calls are HTTP POST to `/graphql`.
 */
export type QueryShopArgs = {
  filter?: InputMaybe<ShopFilter>;
};

export type Mutation = {
  /**
   * Places an order. The server prices it again from its own menu; `allOrders` and `totalPrice` must agree with that to the agora.
   *
   * The HTTP header `Idempotency-Key` (1 to 100 letters, digits, `-` and `_`) makes the call safe to repeat:
   * the same key with the same content answers the same `_id`.
   *
   * Where the order does not stand, nothing is stored, and the answer is an error with `extensions.code`:
   * - `ORDER_REFUSED`: it does not fit the menu, the delivery places or the rules of the form. `extensions.refusals` lists
   *   everything that does not fit; each entry has a `code`, the `path` in the order, and where they apply `dishName`, `name`,
   *   `expected` and `received` (shekels).
   * - `IDEMPOTENCY_KEY_REUSED`: the key was used before with other content.
   * - `IDEMPOTENCY_KEY_INVALID`: the key has not the form above.
   * - `TOO_MANY_REQUESTS`: too many calls came from this address; the header `Retry-After` says when to come again.
   * - `UNAVAILABLE`: the server cannot take orders at the moment.
   */
  readonly createOrder: CreateOrderPayload;
};


export type MutationCreateOrderArgs = {
  record: CustomerOrderInput;
};

/** A language of the shop. */
export type Language =
  /** Hebrew */
  | 'he'
  /** English */
  | 'en';

export type FullMenuFilter = {
  readonly language?: Language;
};

export type DeliveryPlacesFilter = {
  readonly language?: Language;
};

export type ShopFilter = {
  readonly language?: Language;
};

/** A heading of the menu with its dishes. */
export type MenuType = {
  /** The heading, in the language asked for. */
  readonly orderType: Scalars['String']['output'];
  /** Its place in the menu. */
  readonly orderNumber: Scalars['Int']['output'];
  readonly dishes: ReadonlyArray<Dish>;
};

export type Dish = {
  /** File name of the large picture below `webImages/`; null where there is none. */
  readonly image?: Maybe<Scalars['String']['output']>;
  /** File name of the small picture below `webImages/`; null where there is none. */
  readonly thumbnail?: Maybe<Scalars['String']['output']>;
  readonly dishDescriptions: ReadonlyArray<Scalars['String']['output']>;
  /** Unique within its menu type. */
  readonly dishName: Scalars['String']['output'];
  /** The portions it is sold in, at least one. */
  readonly selections: ReadonlyArray<Selection>;
  /** What must be chosen before it is ordered. */
  readonly options: ReadonlyArray<Option>;
  /** What is sold beside it. */
  readonly extras: ReadonlyArray<Extra>;
  /** What it is to kashrut; null where the seller has not said it. An addition to the first contract. */
  readonly kind?: Maybe<DishKind>;
  /**
   * Every allergen in the dish or in anything that can be ordered with it: its add-ons, choices and extras. Empty where it has
   * none; null where the seller has not said it, so that nothing may be claimed. An addition to the first contract.
   */
  readonly allergens?: Maybe<ReadonlyArray<Allergen>>;
};

/** What a dish is to kashrut. */
export type DishKind =
  /** Meat, which includes poultry. */
  | 'meat'
  | 'dairy'
  /** Fish, with neither meat nor dairy. */
  | 'fish'
  /** Neither meat nor dairy nor fish. */
  | 'parve';

/** An allergen that food labels in Israel and the EU name. */
export type Allergen =
  /** Any cereal with gluten: wheat, barley, rye, oats, spelt. */
  | 'gluten'
  | 'eggs'
  | 'milk'
  | 'fish'
  | 'peanuts'
  /** Tree nuts and pine nuts. */
  | 'nuts'
  | 'sesame'
  | 'soy'
  | 'mustard'
  | 'celery'
  | 'lupin'
  /** Sulphur dioxide and sulphites, as in wine and dried fruit. */
  | 'sulphites';

export type Selection = {
  readonly selectionName: Scalars['String']['output'];
  /** Unit price. */
  readonly price: Scalars['Float']['output'];
  /** Add-ons, each for every portion of this selection. */
  readonly checkBoxes: ReadonlyArray<CheckBox>;
};

/** An add-on of a selection. */
export type CheckBox = {
  readonly addedPrice: Scalars['Float']['output'];
  readonly name: Scalars['String']['output'];
};

export type Option = {
  readonly name: Scalars['String']['output'];
  readonly choices: ReadonlyArray<Choice>;
};

export type Choice = {
  readonly name: Scalars['String']['output'];
  /** One price for each portion of the dish; or a list of one price per selection of the dish, in the menu's order. */
  readonly price: ReadonlyArray<Scalars['Float']['output']>;
};

export type Extra = {
  readonly name: Scalars['String']['output'];
  readonly price: Scalars['Float']['output'];
};

export type DeliveryPlace = {
  readonly deliveryPrice: Scalars['Float']['output'];
  readonly name: Scalars['String']['output'];
  /** Empty where nothing can be picked up. */
  readonly pickupAddress: Scalars['String']['output'];
  readonly pickupPrice: Scalars['Float']['output'];
};

export type Shop = {
  readonly name: Scalars['String']['output'];
  /** E-mail address for questions and comments. */
  readonly contactAddress: Scalars['String']['output'];
  /** The line about kashrut supervision. */
  readonly kashrut: Scalars['String']['output'];
  /** By when orders of a week are due. */
  readonly deadline: Deadline;
  /** Where an order is paid. */
  readonly payment: Payment;
  /** The number for WhatsApp in international form, digits only: `https://wa.me/` takes it. Null where the shop has none. */
  readonly whatsapp?: Maybe<Scalars['String']['output']>;
  /** Who sells, as the terms of sale name it; null until the seller has said it. */
  readonly seller?: Maybe<Seller>;
  /** Whom to turn to about access to the site; null for the contact address. */
  readonly accessibilityContact?: Maybe<AccessibilityContact>;
  /** Whether the prices have VAT in them; null until the seller has said it. */
  readonly vat?: Maybe<Scalars['String']['output']>;
  /** The terms of sale in the seller's words, in their order; empty until she has written them. */
  readonly terms: ReadonlyArray<TermsSection>;
};

export type Seller = {
  readonly legalName: Scalars['String']['output'];
  /** Number of the business or identity, digits only. */
  readonly idNumber?: Maybe<Scalars['String']['output']>;
  readonly address: Scalars['String']['output'];
  readonly phoneNumber?: Maybe<Scalars['String']['output']>;
};

export type AccessibilityContact = {
  readonly name: Scalars['String']['output'];
  readonly phoneNumber?: Maybe<Scalars['String']['output']>;
  /** Null for the shop's contact address. */
  readonly email?: Maybe<Scalars['String']['output']>;
};

export type TermsSection = {
  readonly heading: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
};

/** A moment of every week on the clock of Asia/Jerusalem. */
export type Deadline = {
  /** 0 is Sunday, 6 is Saturday. */
  readonly weekday: Scalars['Int']['output'];
  readonly hour: Scalars['Int']['output'];
  readonly minute: Scalars['Int']['output'];
};

export type Payment = {
  /** The mobile payment app. */
  readonly app: Scalars['String']['output'];
  /** Whom to pay in it. */
  readonly payee: Scalars['String']['output'];
  /** The address, `https:`, at which it is paid; null where the app has none. */
  readonly link?: Maybe<Scalars['String']['output']>;
};

/** How an order reaches the customer. */
export type OrderType =
  | 'pickup'
  | 'delivery';

export type CustomerOrderInput = {
  readonly customerData: CustomerDataInput;
  /** The dishes, grouped by menu type. Names are those of `fullMenu`, all in one language. */
  readonly allOrders: ReadonlyArray<OrderGroupInput>;
  /** The cart's total: all dishes, without `pickupOrDeliveryPrice`. */
  readonly totalPrice: Scalars['Float']['input'];
};

export type CustomerDataInput = {
  readonly name: Scalars['String']['input'];
  readonly email: Scalars['String']['input'];
  /** Ten digits. */
  readonly phoneNumber: Scalars['String']['input'];
  readonly orderType: OrderType;
  /** Name of a delivery place, for pickup too. */
  readonly city: Scalars['String']['input'];
  /** Street and house; needed for delivery. */
  readonly address?: InputMaybe<Scalars['String']['input']>;
  /** The place's `pickupPrice` or `deliveryPrice`. */
  readonly pickupOrDeliveryPrice: Scalars['Float']['input'];
};

export type OrderGroupInput = {
  /** `orderType` of the menu. */
  readonly typeName: Scalars['String']['input'];
  readonly orders: ReadonlyArray<DishOrderInput>;
};

export type DishOrderInput = {
  readonly dishName: Scalars['String']['input'];
  readonly totalPrice: Scalars['Float']['input'];
  readonly selections: ReadonlyArray<SelectionOrderInput>;
  readonly options: ReadonlyArray<OptionOrderInput>;
  readonly extras: ReadonlyArray<ExtraOrderInput>;
};

export type SelectionOrderInput = {
  readonly selectionName: Scalars['String']['input'];
  /** 0 to 20. */
  readonly amount: Scalars['Int']['input'];
  readonly checkedOptions: ReadonlyArray<CheckedOptionInput>;
  /** Unit price without add-ons. */
  readonly price: Scalars['Float']['input'];
};

/** A checked add-on. */
export type CheckedOptionInput = {
  readonly name: Scalars['String']['input'];
  readonly addedPrice: Scalars['Float']['input'];
};

export type OptionOrderInput = {
  readonly name: Scalars['String']['input'];
  readonly choice: Scalars['String']['input'];
  /** As in the menu; a single number stands for a list of one. */
  readonly price: ReadonlyArray<Scalars['Float']['input']>;
};

export type ExtraOrderInput = {
  readonly name: Scalars['String']['input'];
  /** 0 to 20. */
  readonly amount: Scalars['Int']['input'];
  readonly price: Scalars['Float']['input'];
};

export type CreateOrderPayload = {
  readonly record: OrderRecord;
};

export type OrderRecord = {
  /** The order's number, digits only. */
  readonly _id: Scalars['ID']['output'];
};
