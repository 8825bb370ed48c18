// Made by `npm run generate` from contract/schema.graphql and the site's operations. Do not edit.

import type { TypedDocument } from "#contract/typed-document.ts";

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

/** How an order reaches the customer. */
export type OrderType =
  | 'pickup'
  | 'delivery';

export type CustomerOrderInput = {
  readonly customerData: CustomerDataInput;
  /** The dishes, grouped by menu type. Names are those of `fullMenu`, all in one language. */
  readonly allOrders: ReadonlyArray<OrderGroupInput>;
  /** The cart's total: all dishes, without `pickupOrDeliveryPrice`. */
  readonly totalPrice: number;
};

export type CustomerDataInput = {
  readonly name: string;
  readonly email: string;
  /** Ten digits. */
  readonly phoneNumber: string;
  readonly orderType: OrderType;
  /** Name of a delivery place, for pickup too. */
  readonly city: string;
  /** Street and house; needed for delivery. */
  readonly address?: string | null | undefined;
  /** The place's `pickupPrice` or `deliveryPrice`. */
  readonly pickupOrDeliveryPrice: number;
};

export type OrderGroupInput = {
  /** `orderType` of the menu. */
  readonly typeName: string;
  readonly orders: ReadonlyArray<DishOrderInput>;
};

export type DishOrderInput = {
  readonly dishName: string;
  readonly totalPrice: number;
  readonly selections: ReadonlyArray<SelectionOrderInput>;
  readonly options: ReadonlyArray<OptionOrderInput>;
  readonly extras: ReadonlyArray<ExtraOrderInput>;
};

export type SelectionOrderInput = {
  readonly selectionName: string;
  /** 0 to 20. */
  readonly amount: number;
  readonly checkedOptions: ReadonlyArray<CheckedOptionInput>;
  /** Unit price without add-ons. */
  readonly price: number;
};

/** A checked add-on. */
export type CheckedOptionInput = {
  readonly name: string;
  readonly addedPrice: number;
};

export type OptionOrderInput = {
  readonly name: string;
  readonly choice: string;
  /** As in the menu; a single number stands for a list of one. */
  readonly price: ReadonlyArray<number>;
};

export type ExtraOrderInput = {
  readonly name: string;
  /** 0 to 20. */
  readonly amount: number;
  readonly price: number;
};

export type AccessibilityContactQueryVariables = Exact<{
  filter: ShopFilter;
}>;


export type AccessibilityContactQuery = { readonly shop: { readonly accessibilityContact: { readonly name: string, readonly phoneNumber: string | null, readonly email: string | null } | null } };

export type DeliveryPlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type DeliveryPlacesQuery = { readonly deliveryPlaces: ReadonlyArray<{ readonly deliveryPrice: number, readonly name: string, readonly pickupAddress: string, readonly pickupPrice: number }> };

export type DeliveryPlacesInLanguageQueryVariables = Exact<{
  filter: DeliveryPlacesFilter;
}>;


export type DeliveryPlacesInLanguageQuery = { readonly deliveryPlaces: ReadonlyArray<{ readonly deliveryPrice: number, readonly name: string, readonly pickupAddress: string, readonly pickupPrice: number }> };

export type InsertCustomerOrderMutationVariables = Exact<{
  customerOrder: CustomerOrderInput;
}>;


export type InsertCustomerOrderMutation = { readonly createOrder: { readonly record: { readonly _id: string } } };

export type SellerQueryVariables = Exact<{
  filter: ShopFilter;
}>;


export type SellerQuery = { readonly shop: { readonly seller: { readonly legalName: string, readonly address: string } | null } };

export type TermsQueryVariables = Exact<{
  filter: ShopFilter;
}>;


export type TermsQuery = { readonly shop: { readonly vat: string | null, readonly seller: { readonly legalName: string, readonly idNumber: string | null, readonly address: string, readonly phoneNumber: string | null } | null, readonly terms: ReadonlyArray<{ readonly heading: string, readonly text: string }> } };

export type FullMenuInBothLanguagesQueryVariables = Exact<{ [key: string]: never; }>;


export type FullMenuInBothLanguagesQuery = { readonly he: ReadonlyArray<{ readonly orderType: string, readonly orderNumber: number, readonly dishes: ReadonlyArray<{ readonly image: string | null, readonly thumbnail: string | null, readonly dishDescriptions: ReadonlyArray<string>, readonly dishName: string, readonly kind: DishKind | null, readonly allergens: ReadonlyArray<Allergen> | null, readonly selections: ReadonlyArray<{ readonly selectionName: string, readonly price: number, readonly checkBoxes: ReadonlyArray<{ readonly addedPrice: number, readonly name: string }> }>, readonly options: ReadonlyArray<{ readonly name: string, readonly choices: ReadonlyArray<{ readonly name: string, readonly price: ReadonlyArray<number> }> }>, readonly extras: ReadonlyArray<{ readonly name: string, readonly price: number }> }> }>, readonly en: ReadonlyArray<{ readonly orderType: string, readonly orderNumber: number, readonly dishes: ReadonlyArray<{ readonly image: string | null, readonly thumbnail: string | null, readonly dishDescriptions: ReadonlyArray<string>, readonly dishName: string, readonly kind: DishKind | null, readonly allergens: ReadonlyArray<Allergen> | null, readonly selections: ReadonlyArray<{ readonly selectionName: string, readonly price: number, readonly checkBoxes: ReadonlyArray<{ readonly addedPrice: number, readonly name: string }> }>, readonly options: ReadonlyArray<{ readonly name: string, readonly choices: ReadonlyArray<{ readonly name: string, readonly price: ReadonlyArray<number> }> }>, readonly extras: ReadonlyArray<{ readonly name: string, readonly price: number }> }> }> };

export type MenuTypeFragment = { readonly orderType: string, readonly orderNumber: number, readonly dishes: ReadonlyArray<{ readonly image: string | null, readonly thumbnail: string | null, readonly dishDescriptions: ReadonlyArray<string>, readonly dishName: string, readonly kind: DishKind | null, readonly allergens: ReadonlyArray<Allergen> | null, readonly selections: ReadonlyArray<{ readonly selectionName: string, readonly price: number, readonly checkBoxes: ReadonlyArray<{ readonly addedPrice: number, readonly name: string }> }>, readonly options: ReadonlyArray<{ readonly name: string, readonly choices: ReadonlyArray<{ readonly name: string, readonly price: ReadonlyArray<number> }> }>, readonly extras: ReadonlyArray<{ readonly name: string, readonly price: number }> }> };

export type FullMenuQueryVariables = Exact<{
  filter: FullMenuFilter;
}>;


export type FullMenuQuery = { readonly fullMenu: ReadonlyArray<{ readonly orderType: string, readonly orderNumber: number, readonly dishes: ReadonlyArray<{ readonly image: string | null, readonly thumbnail: string | null, readonly dishDescriptions: ReadonlyArray<string>, readonly dishName: string, readonly kind: DishKind | null, readonly allergens: ReadonlyArray<Allergen> | null, readonly selections: ReadonlyArray<{ readonly selectionName: string, readonly price: number, readonly checkBoxes: ReadonlyArray<{ readonly addedPrice: number, readonly name: string }> }>, readonly options: ReadonlyArray<{ readonly name: string, readonly choices: ReadonlyArray<{ readonly name: string, readonly price: ReadonlyArray<number> }> }>, readonly extras: ReadonlyArray<{ readonly name: string, readonly price: number }> }> }> };

export type ShopQueryVariables = Exact<{
  filter: ShopFilter;
}>;


export type ShopQuery = { readonly shop: { readonly name: string, readonly contactAddress: string, readonly kashrut: string, readonly whatsapp: string | null, readonly deadline: { readonly weekday: number, readonly hour: number, readonly minute: number }, readonly payment: { readonly app: string, readonly payee: string, readonly link: string | null } } };

export const accessibilityContactDocument: TypedDocument<AccessibilityContactQuery, AccessibilityContactQueryVariables> = {
  operationName: "AccessibilityContact",
  text: "query AccessibilityContact($filter:ShopFilter!){shop(filter:$filter){accessibilityContact{name phoneNumber email}}}",
};

export const deliveryPlacesDocument: TypedDocument<DeliveryPlacesQuery, DeliveryPlacesQueryVariables> = {
  operationName: "DeliveryPlaces",
  text: "query DeliveryPlaces{deliveryPlaces{deliveryPrice name pickupAddress pickupPrice}}",
};

export const deliveryPlacesInLanguageDocument: TypedDocument<DeliveryPlacesInLanguageQuery, DeliveryPlacesInLanguageQueryVariables> = {
  operationName: "DeliveryPlacesInLanguage",
  text: "query DeliveryPlacesInLanguage($filter:DeliveryPlacesFilter!){deliveryPlaces(filter:$filter){deliveryPrice name pickupAddress pickupPrice}}",
};

export const insertCustomerOrderDocument: TypedDocument<InsertCustomerOrderMutation, InsertCustomerOrderMutationVariables> = {
  operationName: "InsertCustomerOrder",
  text: "mutation InsertCustomerOrder($customerOrder:CustomerOrderInput!){createOrder(record:$customerOrder){record{_id}}}",
};

export const sellerDocument: TypedDocument<SellerQuery, SellerQueryVariables> = {
  operationName: "Seller",
  text: "query Seller($filter:ShopFilter!){shop(filter:$filter){seller{legalName address}}}",
};

export const termsDocument: TypedDocument<TermsQuery, TermsQueryVariables> = {
  operationName: "Terms",
  text: "query Terms($filter:ShopFilter!){shop(filter:$filter){seller{legalName idNumber address phoneNumber}vat terms{heading text}}}",
};

export const fullMenuInBothLanguagesDocument: TypedDocument<FullMenuInBothLanguagesQuery, FullMenuInBothLanguagesQueryVariables> = {
  operationName: "FullMenuInBothLanguages",
  text: "query FullMenuInBothLanguages{he:fullMenu(filter:{language:he}){...MenuType}en:fullMenu(filter:{language:en}){...MenuType}}fragment MenuType on MenuType{orderType orderNumber dishes{image thumbnail dishDescriptions dishName selections{selectionName price checkBoxes{addedPrice name}}options{name choices{name price}}extras{name price}kind allergens}}",
};

export const fullMenuDocument: TypedDocument<FullMenuQuery, FullMenuQueryVariables> = {
  operationName: "FullMenu",
  text: "query FullMenu($filter:FullMenuFilter!){fullMenu(filter:$filter){...MenuType}}fragment MenuType on MenuType{orderType orderNumber dishes{image thumbnail dishDescriptions dishName selections{selectionName price checkBoxes{addedPrice name}}options{name choices{name price}}extras{name price}kind allergens}}",
};

export const shopDocument: TypedDocument<ShopQuery, ShopQueryVariables> = {
  operationName: "Shop",
  text: "query Shop($filter:ShopFilter!){shop(filter:$filter){name contactAddress kashrut deadline{weekday hour minute}payment{app payee link}whatsapp}}",
};
