import { buildSchema } from "graphql";

/** The contract of specification §7 and §3, without the additions of contract/schema.graphql. */
export const specifiedSchema = buildSchema(`
  type Query {
    deliveryPlaces: [DeliveryPlace!]!
    fullMenu(filter: FullMenuFilter!): [MenuType!]!
  }
  type Mutation { createOrder(record: CustomerOrderInput!): CreateOrderPayload! }
  enum Language { he en }
  input FullMenuFilter { language: Language! }
  type MenuType { orderType: String! orderNumber: Int! dishes: [Dish!]! }
  type Dish {
    image: String
    thumbnail: String
    dishDescriptions: [String!]!
    dishName: String!
    selections: [Selection!]!
    options: [Option!]!
    extras: [Extra!]!
  }
  type Selection { selectionName: String! price: Float! checkBoxes: [CheckBox!]! }
  type CheckBox { addedPrice: Float! name: String! }
  type Option { name: String! choices: [Choice!]! }
  type Choice { name: String! price: [Float!]! }
  type Extra { name: String! price: Float! }
  type DeliveryPlace { deliveryPrice: Float! name: String! pickupAddress: String! pickupPrice: Float! }
  enum OrderType { pickup delivery }
  input CustomerOrderInput {
    customerData: CustomerDataInput!
    allOrders: [OrderGroupInput!]!
    totalPrice: Float!
  }
  input CustomerDataInput {
    name: String!
    email: String!
    phoneNumber: String!
    orderType: OrderType!
    city: String!
    address: String
    pickupOrDeliveryPrice: Float!
  }
  input OrderGroupInput { typeName: String! orders: [DishOrderInput!]! }
  input DishOrderInput {
    dishName: String!
    totalPrice: Float!
    selections: [SelectionOrderInput!]!
    options: [OptionOrderInput!]!
    extras: [ExtraOrderInput!]!
  }
  input SelectionOrderInput {
    selectionName: String!
    amount: Int!
    checkedOptions: [CheckedOptionInput!]!
    price: Float!
  }
  input CheckedOptionInput { name: String! addedPrice: Float! }
  input OptionOrderInput { name: String! choice: String! price: [Float!]! }
  input ExtraOrderInput { name: String! amount: Int! price: Float! }
  type CreateOrderPayload { record: OrderRecord! }
  type OrderRecord { _id: ID! }
`);
