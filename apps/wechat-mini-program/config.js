/** Where the web app is. Its domain has to be on the mini-program's list of business domains. */
module.exports = { base: "https://nutrition.example" };
